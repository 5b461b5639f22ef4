import type { ServiceLink } from '../../site/navigation.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { MenuLink } from './menu-link.tsx';

/**
 * A job under its family's heading. Screen readers announce the family first, so that the link makes sense
 * on its own.
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
  readonly linkClassName?: string | undefined;
}

/** The jobs of one family. */
export function JobList({ jobs, path, hrefLang, className, linkClassName }: JobListProps) {
  return (
    <ul className={className}>
      {jobs.map((job) => (
        <li key={job.href}>
          <MenuLink className={linkClassName} href={job.href} path={path} hrefLang={hrefLang}>
            <JobName job={job} />
          </MenuLink>
        </li>
      ))}
    </ul>
  );
}
