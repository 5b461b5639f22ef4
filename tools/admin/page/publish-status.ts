/** Says above the forms what became of the last change: whether the publish job at GitHub has put it online. */
import { config, readAccount } from './page-setup.ts';

/** How often GitHub is asked, in milliseconds. */
const INTERVAL = 30_000;

/** The part of GitHub’s answer that is used. @see https://docs.github.com/en/rest/actions/workflow-runs */
interface Run {
  readonly status: string;
  readonly conclusion: string | null;
  readonly created_at: string;
  readonly html_url: string;
}

function describeRun({ status, conclusion, created_at }: Run): string {
  const time = new Date(created_at).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  if (status !== 'completed') return `The change of ${time} is being checked.`;
  if (conclusion === 'success') return `Changes up to ${time} are online.`;
  // Until the repository says that it publishes (`publish.yml`).
  if (conclusion === 'skipped') return 'Saved, but not online: publishing is not set up.';
  return `The change of ${time} is not online. Read why.`;
}

/**
 * Shows the sentence as a link to the newest run, and keeps it up to date. Without the right to read runs, it is a link
 * to all of them.
 */
export function showPublishStatus(): void {
  const repository = config.backend.repo;
  const link = Object.assign(document.createElement('a'), { target: '_blank' });
  const bar = document.createElement('p');
  bar.className = 'publish-status';
  bar.role = 'status';
  bar.append(link);
  const update = async (): Promise<void> => {
    const token = readAccount()?.token;
    if (!token) return bar.remove();
    const answer = await fetch(
      `https://api.github.com/repos/${repository}/actions/workflows/publish.yml/runs?branch=main&per_page=1`,
      { cache: 'no-cache', headers: { Authorization: `token ${token}` } },
    );
    const { workflow_runs: runs = [] } = (await answer.json()) as { workflow_runs?: readonly Run[] };
    const [run] = runs;
    link.textContent = run ? describeRun(run) : 'See whether your last change is online.';
    link.href = run?.html_url ?? `https://github.com/${repository}/actions`;
    bar.classList.toggle('is-failed', run?.status === 'completed' && run.conclusion !== 'success');
    document.body.prepend(bar);
  };
  // Without a connection, the last answer stays.
  const tryToUpdate = (): void => void (document.hidden || update().catch(() => undefined));
  tryToUpdate();
  setInterval(tryToUpdate, INTERVAL);
  for (const event of ['visibilitychange', 'hashchange']) window.addEventListener(event, tryToUpdate);
}
