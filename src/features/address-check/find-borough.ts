/** The handler of the form in `AddressCheck`, loaded when the form first gets focus. */
import { zipGroups } from '../../content/zip-codes.ts';
import { answerZip } from '../../lib/contact/zip-code.ts';
import type { FormHandler } from '../shared/form-handler.ts';

/** Clones a template of the form, and inserts the ZIP code and the place where they belong. */
function fillTemplate(form: HTMLFormElement, answer: string, zip: string, place = ''): Node {
  const template = form.querySelector<HTMLTemplateElement>(`[data-answer=${answer}]`);
  const words = template?.content.cloneNode(true) as DocumentFragment;
  words.querySelector('[data-value]')?.append(zip);
  words.querySelector('[data-place]')?.append(place);
  return words;
}

/** Writes the answer “yes”: the area of the ZIP code, and the link to its page. */
function writeYes(form: HTMLFormElement, area: HTMLElement, zip: string): Node {
  const answer = document.createElement('div');
  const words = document.createElement('p');
  words.append(fillTemplate(form, 'yes', zip, area.dataset.in));
  const link = area.querySelector('a')?.cloneNode(true) as HTMLElement;
  if (form.dataset.link)
    link.querySelector('span')?.replaceChildren(`${form.dataset.link} ${area.dataset.in}`);
  answer.append(words, link);
  return answer;
}

/** The codes of an area, in the attributes of its link. */
interface AreaCodes {
  readonly area?: string;
  /** Its codes, separated by spaces, if it is outside the city. */
  readonly zips?: string;
}

/**
 * Finds the area of a typed ZIP code: first among the codes of areas outside the city, then among the boroughs' codes.
 *
 * @returns the name of an area, `outside` for any other code, or `malformed` for text without exactly one ZIP code
 */
function findArea(
  typed: string,
  areas: readonly AreaCodes[],
): { readonly key: string; readonly zip: string } {
  const { key, zip } = answerZip(typed, zipGroups);
  const own = areas.find(({ zips }) => zip && zips?.split(' ').includes(zip));
  const isKnown = key === 'malformed' || areas.some(({ area }) => area === key);
  return { key: own?.area ?? (isKnown ? key : 'outside'), zip };
}

export const handle: FormHandler = (form) => {
  const areas = [...(form.closest('section')?.querySelectorAll<HTMLElement>('[data-area]') ?? [])];
  const answer = findArea(
    form.zip.value,
    areas.map(({ dataset }) => dataset),
  );
  const area = areas.find(({ dataset }) => dataset.area === answer.key);
  return area ? writeYes(form, area, answer.zip) : fillTemplate(form, answer.key, answer.zip);
};
