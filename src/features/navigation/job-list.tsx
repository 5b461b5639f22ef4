import type { ServiceLink } from '../../site/navigation.ts';
import { VisuallyHidden } from '../../ui/visually-hidden/visually-hidden.tsx';
import { MenuLink } from './menu-link.tsx';

interface JobLinkProps {
  readonly link: ServiceLink;
  readonly path: string | null;
  readonly className?: string | undefined;
}

/** A job under its family's heading. Screen readers say the family first, so that the link makes sense alone. */
export function JobLink({ link: { href, label, family }, path, className }: JobLinkProps) {
  return (
    <MenuLink className={className} href={href} path={path}>
      {family && <VisuallyHidden>{`${family} `}</VisuallyHidden>}
      {label}
    </MenuLink>
  );
}

interface JobListProps {
  readonly jobs: readonly ServiceLink[];
  readonly path: string | null;
  readonly className?: string | undefined;
  readonly linkClassName?: string | undefined;
}

/** The jobs of one family. */
export function JobList({ jobs, path, className, linkClassName }: JobListProps) {
  return (
    <ul className={className}>
      {jobs.map((job) => (
        <li key={job.href}>
          <JobLink link={job} path={path} className={linkClassName} />
        </li>
      ))}
    </ul>
  );
}
