import { Fragment } from 'react';
import { DANGER_CALLS } from '../../content/danger-calls.ts';
import { localHref } from '../../lib/contact/phone.ts';
import { keepHyphenated } from '../../ui/heading-lines/heading-lines.tsx';

const NUMBER = `\\b(?:${DANGER_CALLS.join('|')})\\b`;
/** Matches a number, or the text up to the next number or the end. */
const PIECES = new RegExp(`${NUMBER}|.+?(?=${NUMBER}|$)`, 'gs');

const isNumber = (text: string): boolean => DANGER_CALLS.some((call) => call === text);

/** The space before a number that ends a piece, which must not break: “call 911”, “al 911”. */
const LAST_SPACE = /(?<=\b(?:call|al)) $/;

/** Advice in which every phone number for help, such as 911, is a link. */
export function HelpNumbers({ text }: { readonly text: string }) {
  return [...text.matchAll(PIECES)].map(({ 0: piece, index }) =>
    isNumber(piece) ? (
      <a key={index} href={localHref(piece)}>
        {piece}
      </a>
    ) : (
      <Fragment key={index}>{keepHyphenated(piece.replace(LAST_SPACE, '\u00a0'))}</Fragment>
    ),
  );
}
