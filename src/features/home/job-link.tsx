import type { ServiceLink } from '../../site/navigation.ts';
import { TouchLink } from '../../ui/text-link/text-link.tsx';
import { JobName } from '../navigation/job-list.tsx';

/** A link to one job of a machine. */
export function JobLink({ job }: { readonly job: ServiceLink }) {
  return (
    <TouchLink href={job.href}>
      <JobName job={job} />
    </TouchLink>
  );
}
