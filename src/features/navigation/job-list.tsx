import type { ServiceLink } from '../../site/navigation.ts';
import { MenuLink } from './menu-link.tsx';

interface JobListProps {
  readonly jobs: readonly ServiceLink[];
  readonly path: string | null;
  /** Language of the linked pages, if it differs from this page's. */
  readonly hrefLang?: string | undefined;
  readonly className?: string | undefined;
}

/** The jobs of one machine. A link shows only the job; its `aria-label` also names the machine. */
export function JobList({ jobs, path, hrefLang, className }: JobListProps) {
  return (
    <ul className={className}>
      {jobs.map(({ href, label, family }) => (
        <li key={href}>
          <MenuLink
            href={href}
            path={path}
            hrefLang={hrefLang}
            label={family ? `${family} ${label}` : undefined}
          >
            {label}
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}
