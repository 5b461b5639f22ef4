/** Fills in the placeholders in the content. */
import type { LanguageFile } from '../content/language-schema.ts';
import type { System } from '../content/schema.ts';
import type { Business } from '../lib/identity/business-schema.ts';
import { fillInAll } from '../lib/text/fill-in.ts';
import { nameLanguages } from '../lib/text/writing.ts';
import { describeAreas, isWholeCity } from './city-areas.ts';
import type { Catalog } from './read-catalog.ts';
import type { CompanyPlaces } from './text-mistakes.ts';

function listPlaces(catalog: Catalog, { name, address, bookingUrl }: Business): CompanyPlaces {
  const { systems, services, boroughs, team, projects } = catalog;
  const isServed = ({ key, place }: System): boolean =>
    place !== 'anywhere' && services.some(({ system }) => system === key);
  return {
    counts: {
      services: services.length,
      machines: systems.filter(isServed).length,
      areas: boroughs.length,
      people: team.length,
      projects: projects.length,
    },
    names: { company: name, city: address.city, ...capitalizePlaces(describeAreas(boroughs)) },
    conditions: {
      booking: bookingUrl !== undefined,
      wholecity: isWholeCity(boroughs.map(({ slug }) => slug)),
    },
  };
}

const capitalizePlaces = <Names extends { readonly places: string }>(names: Names) => ({
  ...names,
  Places: names.places.charAt(0).toUpperCase() + names.places.slice(1),
});

function namePlacesIn({ areas, locale }: LanguageFile, { boroughs }: Catalog, isWhole: boolean) {
  const names = boroughs.map(({ slug }) => areas.names[slug] ?? slug);
  const areaNames = new Intl.ListFormat(locale).format(names);
  const places = isWhole ? (areas.everywhere ?? areaNames) : areaNames;
  return capitalizePlaces({ places, boroughs: places, areaNames });
}

/**
 * Returns the content with its placeholders filled in: numbers, names, and words that depend on online booking or on
 * serving the whole city; in other languages also the visit fee and the languages of calls.
 */
export function fillInCatalog(catalog: Catalog, company: Business): Catalog {
  const places = listPlaces(catalog, company);
  const { languages, ...english } = catalog;
  return {
    ...fillInAll(english, { ...places, hasArticles: true }),
    languages: languages.map((language) => {
      const spoken = nameLanguages(company.languagesSpoken ?? [], language.locale);
      const amount = company.visitFee ? `$${company.visitFee.amount}` : '';
      return fillInAll(language, {
        ...places,
        names: {
          ...places.names,
          ...namePlacesIn(language, catalog, places.conditions.wholecity),
          languages: spoken,
          amount,
        },
        hasArticles: false,
      });
    }),
  };
}
