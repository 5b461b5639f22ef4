import { DANGER_CALLS, type DangerCall } from '../../content/danger-schema.ts';

const NUMBERS = new RegExp(`\\b(${DANGER_CALLS.join('|')})\\b`);

/** Returns the link that dials a number of help. */
export const helpLink = (call: DangerCall): string => `tel:${call.replaceAll('-', '')}`;

/** Advice in which every number of help, such as 911, is a link. */
export function HelpNumbers({ text }: { readonly text: string }) {
  return text.split(NUMBERS).map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: a number may occur twice, and the parts never move
      <a key={index} href={helpLink(part as DangerCall)}>
        {part}
      </a>
    ),
  );
}
