/** What search engines show for the page of a service: its `metadata`, or else lines made from its other texts. */
import type { Service } from '../content/schema.ts';
import type { Metadata } from '../content/text-schema.ts';
import { getSystem, pages } from './catalog.ts';

/** Maximum number of characters that search engines show in full. */
const LONGEST = { title: 60, description: 160 } as const;

/** Returns the first text that is short enough; the last one always is, because the schema limits its parts. */
const chooseText = (longest: number, texts: readonly string[]): string =>
  texts.find(({ length }) => length <= longest) ?? texts.at(-1) ?? '';

/**
 * Returns “Boiler Replacement in New York City | Steam or hot water” and a description of the same form: its title, the
 * place, the promise of its job, and the line on its card; parts that make them too long are left out.
 */
export function describeResult({ title, job, system, description, metadata }: Service): Metadata {
  const { tradeName, acronym, name, searchName } = getSystem(system);
  const { place, maintenanceNote, promises } = pages.services.searchResults;
  const searched = searchName ? title.replace(tradeName, searchName) : title;
  const here = `${searched} ${place}`;
  const machine = acronym ? name : tradeName;
  const isNamed = searchName !== undefined || title.toLowerCase().includes(machine.toLowerCase());
  const note = job === 'maintenance' ? maintenanceNote : isNamed ? '' : machine;
  return {
    title:
      metadata?.title ??
      chooseText(LONGEST.title, [
        ...(note ? [`${here} | ${note.charAt(0).toUpperCase()}${note.slice(1)}`] : []),
        here,
        title,
      ]),
    description:
      metadata?.description ??
      chooseText(LONGEST.description, [
        `${here}: ${promises[job]} ${description}`,
        `${here}. ${description}`,
        `${title}. ${description}`,
      ]),
  };
}
