import type { ServiceLink } from '../../site/navigation.ts';
import { TouchLink } from '../../ui/text-link/text-link.tsx';
import { JobName } from '../navigation/job-list.tsx';

interface JobLinkProps {
  readonly job: ServiceLink;
  /** Language of the linked page, if it differs from this page's. */
  readonly hrefLang?: string | undefined;
}

/** A link to one job of a machine. */
export function JobLink({ job, hrefLang }: JobLinkProps) {
  return (
    <TouchLink href={job.href} hrefLang={hrefLang}>
      <JobName job={job} />
    </TouchLink>
  );
}
