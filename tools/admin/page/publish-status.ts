/** Says above the forms what became of the last change: whether the publish job at GitHub has put it online. */

/** How often GitHub is asked, in milliseconds. */
const INTERVAL = 30_000;

/** The part of GitHub’s answer that is used. @see https://docs.github.com/en/rest/actions/workflow-runs */
interface Run {
  readonly status: string;
  readonly conclusion: string | null;
  readonly created_at: string;
  readonly html_url: string;
}

const isChecked = ({ status }: Run): boolean => status === 'completed';
/** A run is skipped until the repository says that it publishes (`publish.yml`). */
const hasFailed = ({ conclusion }: Run): boolean => conclusion !== 'success' && conclusion !== 'skipped';

function describeRun(run: Run, isNewest: boolean): string {
  const time = new Date(run.created_at).toLocaleString('en-US', {
    month: 'short',
    day: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
  });
  if (!isChecked(run)) return `The change of ${time} is being checked.`;
  if (run.conclusion === 'skipped') return 'Saved, but not online: publishing is not set up.';
  if (!hasFailed(run)) return `Changes up to ${time} are online.`;
  return `The change of ${time} is not online. Read why.${isNewest ? '' : ' Checking the next.'}`;
}

/**
 * Shows the sentence as a link to the run, and keeps it up to date. A failed run stays until the next one has ended.
 * Without the right to read runs, it is a link to all of them.
 *
 * @param repository - `owner/name`
 * @param readToken - returns the token of whoever has signed in; undefined before that
 */
export function showPublishStatus(repository: string, readToken: () => string | undefined): void {
  const link = Object.assign(document.createElement('a'), { target: '_blank' });
  const bar = document.createElement('p');
  bar.className = 'publish-status';
  bar.role = 'status';
  bar.append(link);
  const update = async (): Promise<void> => {
    const token = readToken();
    if (!token) return bar.remove();
    const answer = await fetch(
      `https://api.github.com/repos/${repository}/actions/workflows/publish.yml/runs?branch=main&per_page=5`,
      { cache: 'no-cache', headers: { Authorization: `token ${token}` } },
    );
    const { workflow_runs: runs = [] } = (await answer.json()) as { workflow_runs?: readonly Run[] };
    const [newest, ended] = [runs[0], runs.find(isChecked)];
    const run = ended && hasFailed(ended) ? ended : newest;
    link.textContent = run ? describeRun(run, run === newest) : 'See whether your last change is online.';
    link.href = run?.html_url ?? `https://github.com/${repository}/actions`;
    bar.classList.toggle('is-failed', Boolean(run && isChecked(run) && run.conclusion !== 'success'));
    document.body.prepend(bar);
  };
  // Without a connection, the last answer stays.
  const tryToUpdate = (): void => void (document.hidden || update().catch(() => undefined));
  tryToUpdate();
  setInterval(tryToUpdate, INTERVAL);
  for (const event of ['visibilitychange', 'hashchange']) window.addEventListener(event, tryToUpdate);
}
