import type { ServiceLink } from '../../site/navigation.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { MenuLink } from './menu-link.tsx';

/**
 * The name of a job, under the heading of its machine. Screen readers announce the machine first, so that the link
 * makes sense on its own.
 */
export function JobName({ job: { label, family } }: { readonly job: ServiceLink }) {
  return (
    <>
      {family && <VisuallyHidden>{`${family} `}</VisuallyHidden>}
      {label}
    </>
  );
}

interface JobListProps {
  readonly jobs: readonly ServiceLink[];
  readonly path: string | null;
  /** Language of the linked pages, if it differs from this page's. */
  readonly hrefLang?: string | undefined;
  readonly className?: string | undefined;
}

/**
 * The jobs of one machine. A link shows only the job. Its `aria-label` also names the machine, so the link needs
 * no hidden text like that in `JobName`.
 */
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
