import type { ServiceLink } from '../../site/navigation.ts';
import { TouchLink } from '../../ui/text-link/text-link.tsx';
import { JobName } from '../navigation/job-list.tsx';

/** One job of a machine, next to the others. */
export function JobLink({ job }: { readonly job: ServiceLink }) {
  return (
    <TouchLink href={job.href}>
      <JobName job={job} />
    </TouchLink>
  );
}
