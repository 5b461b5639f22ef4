/** Says what to do if GitHub does not answer, or refuses. */

import { LEAST_SIDE } from '../../src/lib/photos/least-side.ts';

export const SENTENCES = {
  offline:
    'No answer came, so nothing may have been saved. Your text is safe on this device. Press Save again when you have a connection; saving twice does no harm.',
  expired:
    'Your sign-in has expired. Your text is safe on this device: press the arrow at the top until you see the list of forms, then the three lines at the bottom, sign out and in again, open this form and choose Restore.',
  refused:
    'GitHub does not let this account change the site, so nothing was saved. Your text is safe on this device. Ask the person who set up the site to give you the right to write.',
  busy: 'GitHub has no time right now, so nothing was saved. Your text is safe on this device. Wait a minute, then press Save again.',
  changed:
    'Somebody else has changed this entry since you opened it, so it is still there. To delete it with their change, press Delete again.',
  taken:
    'There is already an entry with this name or address, so nothing was saved. If it says the same, go back without saving. Your text is still here: choose another name, or copy it into that entry.',
  photo: `The photo cannot be read, or its shorter side has fewer than ${LEAST_SIDE} pixels, so nothing was saved. Take it out and choose another one, as the phone saved it.`,
} as const;

/** The fields of GitHub’s answers that are used. */
export interface Answer {
  readonly data?: Record<string, unknown> & {
    readonly createCommitOnBranch?: { readonly commit: Record<string, unknown> };
  };
  readonly errors?: readonly { readonly type?: string; readonly message: string }[];
}

/** Types of errors in an answer to a query, and what they mean. */
const ERRORS: Readonly<Record<string, string>> = {
  FORBIDDEN: SENTENCES.refused,
  RATE_LIMITED: SENTENCES.busy,
  // Another commit has arrived during each try.
  STALE_DATA: SENTENCES.busy,
};

/** Returns a sentence for a status; undefined if it needs none. */
function sentenceOf(status: number, text: string): string | undefined {
  if (status === 401) return SENTENCES.expired;
  if (status === 429) return SENTENCES.busy;
  if (status >= 500) return SENTENCES.offline;
  if (status !== 403) return undefined;
  return /rate limit|abuse/i.test(text) ? SENTENCES.busy : SENTENCES.refused;
}

/** Replaces GitHub’s words for a refusal by a sentence that says what to do. */
export async function explainAnswer(response: Response): Promise<Response> {
  const { ok, status } = response;
  const text = ok ? '' : await response.clone().text();
  const sentence = sentenceOf(status, text);
  return sentence ? Response.json({ message: sentence }, { status }) : response;
}

/** Does the same for an answer to a query or a commit, which may have errors although its status is 200. */
export async function explainErrors(response: Response): Promise<Response> {
  if (!response.ok) return await explainAnswer(response);
  const { errors = [] } = (await response.clone().json()) as Answer;
  const sentence = errors.map(({ type = '' }) => ERRORS[type]).find(Boolean);
  return sentence ? Response.json({ errors: [{ message: sentence }] }) : response;
}
