import { Fragment } from 'react';
import { Phrase } from '../heading-lines/heading-lines.tsx';

/** The office hours. Days and their hours stay on one line if there is room. */
export function HoursLine({ text }: { readonly text: string }) {
  return text.split(/(?<=,) /).map((days, index) => (
    <Fragment key={days}>
      {index > 0 && ' '}
      <Phrase>{days}</Phrase>
    </Fragment>
  ));
}
