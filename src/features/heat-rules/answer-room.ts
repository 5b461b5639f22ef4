/** The handler of `RoomForm`, loaded when the form first gets focus or is filled in by a link. */
import type { Doubt, Judgment } from '../../content/heat-limits.ts';
import { HEAT_ANSWERS, type HeatLanguage } from '../../content/heat-texts.ts';
import { localHref } from '../../lib/contact/phone.ts';
import { findDoubt, judgeReading, readClockAt, readDegrees } from '../../lib/heat/judge-reading.ts';
import type { FormHandler } from '../shared/form-handler.ts';
import { printSheet } from './print-sheet.ts';

/** Judgments after which a tenant has something to do. */
const ACTIONABLE: readonly Judgment[] = [
  'violation-day',
  'violation-night',
  'violation-water',
  'unknown-outside',
];

/** What was measured, with the judgment. */
interface Judged {
  readonly judgment: Judgment;
  readonly measured: string;
  readonly degrees: string;
  /** In °F, if it was typed. */
  readonly outside: number | undefined;
  /** New York time in UTC fields. */
  readonly clock: Date;
}

function create(name: string, ...children: readonly (Node | string)[]): HTMLElement {
  const element = document.createElement(name);
  element.append(...children);
  return element;
}

/** The numbers in the answers: help, the city and the Housing Authority. */
const NUMBERS = /\b(911|311|718-707-7771)\b/;

/** Makes a link of each number for help in a text. */
function linkNumbers(text: string): (Node | string)[] {
  return text.split(NUMBERS).map((piece, index) => {
    if (index % 2 === 0) return piece;
    const link = create('a', piece) as HTMLAnchorElement;
    link.href = localHref(piece);
    return link;
  });
}

const NO_BREAK_SPACE = '\u00a0';

/** Describes a time of day, such as “at 7:05 pm” or “a la 1:05 p.m.”. */
function nameTime(clock: Date, language: HeatLanguage): string {
  const hour = clock.getUTCHours();
  const minutes = String(clock.getUTCMinutes()).padStart(2, '0');
  const time = `${hour % 12 || 12}:${minutes}${NO_BREAK_SPACE}`;
  if (language === 'en') return `at ${time}${hour < 12 ? 'am' : 'pm'}`;
  return `${hour % 12 === 1 ? 'a la' : 'a las'} ${time}${hour < 12 ? 'a.m.' : 'p.m.'}`;
}

/** In a room as cold as this, in °F, people may come to harm. */
const DANGEROUS_COLD = 40;
/** In a room as cold as this, in °F, babies and older people get too cold. */
const COLD_FOR_BABIES = 60;

/** Whether a room is at most as warm as `most`, in °F, whatever the law asks for. */
const isColdRoom = ({ measured, degrees }: Judged, most: number): boolean =>
  measured === 'room' && Number(degrees) <= most;

const isActionable = ({ judgment }: Judged): boolean => ACTIONABLE.includes(judgment);

/** Lists what a tenant does, in order; the city answers only to violations. */
function listSteps(judged: Judged, language: HeatLanguage): HTMLElement {
  const { measured, degrees, clock } = judged;
  const texts = HEAT_ANSWERS[language];
  const isRoom = measured === 'room';
  const isCold = isColdRoom(judged, COLD_FOR_BABIES);
  const said = (isRoom ? texts.sayRoom : texts.sayWater)(degrees, nameTime(clock, language));
  const print = create('button', texts.print) as HTMLButtonElement;
  print.type = 'button';
  print.addEventListener('click', printSheet);
  return create(
    'ol',
    ...(isCold ? [create('li', ...linkNumbers(texts.cold))] : []),
    create('li', texts.landlord),
    ...(isActionable(judged)
      ? [create('li', ...linkNumbers(texts.call(said))), create('li', `${texts.log} `, print)]
      : []),
    ...(isRoom ? [create('li', texts.oven)] : []),
  );
}

function write(judged: Judged | Doubt, language: HeatLanguage): HTMLElement[] {
  const { judgments, unclear, unit, danger, swapped } = HEAT_ANSWERS[language];
  const say = (verdict: string, rule: string): HTMLElement =>
    create('div', create('b', verdict), create('p', ...linkNumbers(rule)));
  if ('kind' in judged) return [say(unclear[judged.kind](judged.number), unit)];
  const answer = judgments[judged.judgment];
  const said = isColdRoom(judged, DANGEROUS_COLD) ? say(danger, answer.join(' ')) : say(...answer);
  const isCold = isColdRoom(judged, COLD_FOR_BABIES);
  if (isCold && Number(judged.degrees) < (judged.outside ?? 0)) said.append(create('p', swapped));
  return isCold || isActionable(judged) ? [said, listSteps(judged, language)] : [said];
}

/** Judges what was typed, or returns what is missing in it. */
function readForm(form: HTMLFormElement): Judged | Doubt {
  const read = (name: string): string => String(new FormData(form).get(name) ?? '');
  const measured = read('measured') === 'water' ? 'water' : 'room';
  const degrees = readDegrees(read('room'), measured);
  if (degrees === undefined) return findDoubt(read('room'), measured);
  const clock = readClockAt(new Date(), read('time'));
  const outside = readDegrees(read('outside'), 'outside');
  const judgment = judgeReading({ measured, degrees, outside }, clock);
  return { judgment, measured, degrees: String(degrees), outside, clock };
}

/** Removes the answer when the visitor switches between room and water, because it is about the other one. */
function clearAnswer({ target, currentTarget }: Event): void {
  const isSwitch = target instanceof HTMLInputElement && target.type === 'radio';
  if (isSwitch) (currentTarget as HTMLFormElement).querySelector('output')?.replaceChildren();
}

/**
 * Answers in the language of the page, and folded in the other one. If the answer depends on the weather, the field for
 * it opens.
 */
export const handle: FormHandler = (form) => {
  form.addEventListener('change', clearAnswer);
  form.room.value ||= new URLSearchParams(location.search).get('room') ?? '';
  const read = readForm(form);
  const judged = 'kind' in read ? undefined : read;
  const more = form.querySelector('details');
  if (more && judged?.judgment === 'unknown-outside') more.open = true;
  // Translators change only the language of the document.
  const home: HeatLanguage = form.lang === 'es' ? 'es' : 'en';
  const other = home === 'es' ? 'en' : 'es';
  const answer = create('div', ...write(read, home));
  const translation = create(
    'details',
    create('summary', HEAT_ANSWERS[other].language),
    ...write(read, other),
  );
  translation.lang = other;
  answer.append(translation);
  if (judged && isActionable(judged)) {
    const owner = form.querySelector<HTMLTemplateElement>('[data-answer=owner]');
    const words = create('div');
    if (owner) words.append(owner.content.cloneNode(true));
    answer.append(words);
  }
  answer.dataset.judgment = judged?.judgment ?? 'unclear';
  // An answer below the window is shown together with the number that it is about.
  requestAnimationFrame(() => {
    if (answer.getBoundingClientRect().bottom > innerHeight) form.room.scrollIntoView();
  });
  return answer;
};
