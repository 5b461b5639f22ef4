import { beforeAll, describe, expect, test } from 'vitest';
import {
  findRepeated,
  listContrasts,
  listWords,
  openingWords,
  readingGrade,
  sharedRuns,
  splitSentences,
  wordRuns,
} from '../../src/lib/text/copy-metrics.ts';
import { parseRichText, textOfRichText } from '../../src/lib/text/parse-rich-text.ts';
import { boroughs, formatServiceName, pageQuestions, programs, services } from '../../src/site/catalog.ts';
import { terms } from '../../src/site/contact-details.ts';
import { routes } from '../../src/site/routes.ts';
import {
  BRITISH_WORDS,
  FORBIDDEN_WORDS,
  findBreaches,
  MONEY,
  STYLE_LIMITS,
  TRADE_TERMS,
  TYPOGRAPHY,
} from '../../tools/verify/copy-rules.ts';
import { removeOwnTexts, UNBACKED_WORDS } from '../support/own-texts.ts';
import { DIST, fileOfRoute, LANGUAGE_ROUTES, SPECIFIED_ROUTES } from '../support/pages.ts';
import { type Block, extractPage, type PageText, readPages } from '../support/visible-text.ts';

const LIMITS = {
  ...STYLE_LIMITS,
  serviceOverlap: 0.25,
  boroughOverlap: 0.2,
  ownWords: 350,
  overviewWords: [180, 320],
  boroughWords: [150, 250],
  title: [15, 60],
  description: [70, 160],
  links: 2,
} as const;

/** How often one build of a sentence may come back before pages sound alike. */
const SHAPES = {
  /** Leads, and paragraphs of overviews and boroughs, that open with the same three words. */
  openings: 1,
  /** Leads that open with the same word. */
  firstWord: 6,
  /** Leads that say “Boiler replacement in New York City” in so many words. */
  leadsWithTitleAndCity: 9,
  /** Leads in which something starts or begins with something. */
  leadsThatStart: 2,
  /** Sentences on the site of the kind “this, not that”. */
  contrasts: 4,
  /** Overviews whose last sentence sends the reader to another page. */
  endingsWithLink: 8,
  /** Overviews whose last sentence opens with the same word. */
  endingWord: 5,
  /** Overviews whose last sentence opens with a condition: if, when, where, should. */
  endingsWithCondition: 2,
  /** Words between the shortest and the longest overview, at least. */
  overviewSpread: 100,
} as const;

/** Blocks from this length on are running text; shorter ones are labels. */
const SHORTEST_TEXT = 4;
/** Paragraphs from this length on stand once on the whole site. */
const SHORTEST_PARAGRAPH = 8;
const RUNNING_TEXT = new Set(['p', 'dd', 'li', 'td', 'div']);

/** Texts that may name rebates and sums: answers about rebates, programs with their source, and the company's terms. */
const MONEY_TEXTS: ReadonlySet<string> = new Set([
  'Which rebates and tax credits are there?',
  ...programs.flatMap(({ name, text }) => [name, text]),
  ...terms.map(({ text }) => text),
  ...[...services, ...boroughs]
    .flatMap(({ questions }) => questions)
    .concat(Object.values(pageQuestions).flat())
    .filter(({ topic }) => topic === 'rebate')
    .flatMap(({ question, answer }) => [question, textOfRichText(answer)]),
]);

/** How the pages of a family call their machine. */
const SYSTEM_NAMES: Readonly<Record<string, RegExp>> = {
  boiler: /\bboiler\b/i,
  'water-heater': /\bwater heater\b/i,
  furnace: /\bfurnace\b/i,
  ptac: /\bPTAC\b/,
  wshp: /\bWSHP\b/,
  'mini-split': /\bmini-split\b/i,
  'central-ac': /\bcentral AC\b/i,
  'vrf-vrv': /\bVRF\b/,
  rtu: /\bRTU\b/,
  general: /\bHVAC\b/,
};

const JOB_NAMES: Readonly<Record<string, RegExp>> = {
  repair: /\brepair(?:s|ed|ing)?\b/i,
  maintenance: /\bmaint(?:ain|ains|ained|enance)\b/i,
  replacement: /\breplac(?:e|es|ed|ing|ement)\b/i,
  installation: /\binstall(?:s|ed|ing|ation)?\b/i,
  estimate: /\bestimates?\b/i,
  general: /\bservices?\b/i,
};

const CITY = /\bNew York\b/;

function words(blocks: readonly Block[]): number {
  return blocks.reduce((sum, { text }) => sum + listWords(text).length, 0);
}

function runningText(blocks: readonly Block[]): string[] {
  return blocks
    .filter(({ tag, text }) => RUNNING_TEXT.has(tag) && listWords(text).length >= SHORTEST_TEXT)
    .map(({ text }) => text);
}

/** Everything a visitor or a search engine reads of a page. */
function allTexts(page: PageText): string[] {
  return [page.title, page.description, ...page.all.map(({ text }) => text), ...page.names];
}

function longSentences(texts: readonly string[]): string[] {
  return texts
    .flatMap(splitSentences)
    .filter((sentence) => listWords(sentence).length > LIMITS.sentenceWords);
}

/** Pairs of pages that share more five-word runs than allowed. */
function findOverlaps(pages: readonly PageText[], most: number): string[] {
  const runs = pages.map(({ own }) => wordRuns(own.map(({ text }) => text)));
  return pages.flatMap((page, first) =>
    pages.slice(first + 1).flatMap((other, offset) => {
      const share = sharedRuns(runs[first] ?? new Set(), runs[first + 1 + offset] ?? new Set());
      return share > most ? [`${page.file} and ${other.file} share ${Math.round(share * 100)} %`] : [];
    }),
  );
}

function findRepeatedParagraphs(pages: readonly PageText[]): string[] {
  const names = new Set(services.map(formatServiceName));
  const seen = new Map<string, string>();
  return pages.flatMap(({ file, own }) =>
    runningText(own)
      .filter((text) => listWords(text).length >= SHORTEST_PARAGRAPH && !names.has(text))
      .flatMap((text) => {
        const before = seen.get(text);
        seen.set(text, file);
        return before === undefined ? [] : [`${before} and ${file}: ${text}`];
      }),
  );
}

/** What a title or first paragraph fails to name. */
function findUnnamed(text: string, system: string, job: string): string[] {
  const wanted = [SYSTEM_NAMES[system], JOB_NAMES[job], CITY];
  return wanted.flatMap((pattern) => (pattern && !pattern.test(text) ? [`${pattern}`] : []));
}

function plain(paragraphs: readonly string[]): string {
  return paragraphs
    .map((paragraph) =>
      parseRichText(paragraph)
        .map(({ text }) => text)
        .join(''),
    )
    .join(' ');
}

function sample(main: string): PageText {
  return extractPage('sample.html', `<html><body><main>${main}</main></body></html>`);
}

describe('the checks themselves', () => {
  const twenty = Array.from({ length: 20 }, (_, index) => `word${index}`).join(' ');

  test('see forbidden words and let honest ones pass', () => {
    const bad = [
      'Open 24/7',
      'same day service',
      'same-day visits',
      'We are licensed and insured',
      'licensed technicians',
      'EPA certified',
      'satisfaction guaranteed',
      '#1 in Queens',
      'the best heat',
      'five-star work',
      'a rebate applies',
      'your tax credit',
      'from $99',
      'emergency service',
      'fully insured',
      'trusted by boards',
      'top-notch',
    ];
    for (const text of bad) expect(findBreaches(text, FORBIDDEN_WORDS), text).not.toEqual([]);
    const good = [
      'a licensed master plumber, licensed oil burner installers and a licensed electrician',
      'We start at the start.',
      'certificate of insurance',
    ];
    for (const text of good) expect(findBreaches(text, FORBIDDEN_WORDS), text).toEqual([]);
  });

  test('see British spelling', () => {
    for (const text of [
      'colour',
      'the neighbour’s',
      'licence',
      'a six-storey house',
      'grey',
      'labelled',
      'specialised',
    ]) {
      expect(findBreaches(text, [BRITISH_WORDS]), text).not.toEqual([]);
    }
    for (const text of [
      'neighbor',
      'six-story',
      'hour',
      'four',
      'licensed',
      'metering',
      'precise',
      'poured',
      'labeled',
    ]) {
      expect(findBreaches(text, [BRITISH_WORDS]), text).toEqual([]);
    }
  });

  test('see typewriter signs', () => {
    for (const text of [
      "don't",
      '"hum"',
      'heat -- or not',
      'wait...',
      'two  spaces',
      '68 °F',
      '35 feet',
      '8 am',
      'No. 4 oil',
    ]) {
      expect(findBreaches(text, TYPOGRAPHY), text).not.toEqual([]);
    }
    for (const text of [
      'don’t “hum”',
      '68°F',
      '35\u00a0feet',
      '8\u00a0am',
      'No.\u00a04 oil',
      '9 amber lamps',
    ]) {
      expect(findBreaches(text, TYPOGRAPHY), text).toEqual([]);
    }
  });

  test('see long sentences', () => {
    expect(longSentences([`${twenty} ${twenty}.`])).toHaveLength(1);
    expect(longSentences([`${twenty}. And then ${twenty}.`])).toEqual([]);
  });

  test('see pages and paragraphs that repeat', () => {
    const one = sample(`<p>${twenty}</p>`);
    const other = sample(`<p>${twenty} and more</p><h2>${twenty}</h2>`);
    expect(findOverlaps([one, other], 0.25)).toHaveLength(1);
    expect(findOverlaps([one, sample('<p>Nothing of the kind stands here at all.</p>')], 0.25)).toEqual([]);
    expect(findRepeatedParagraphs([one, one])).toHaveLength(1);
    expect(findRepeatedParagraphs([one, other])).toEqual([]);
  });

  test('see what a first paragraph leaves out', () => {
    expect(findUnnamed('Boiler repair in New York City', 'boiler', 'repair')).toEqual([]);
    expect(findUnnamed('Furnaces mended in Albany', 'boiler', 'repair')).toHaveLength(3);
  });

  test('leave out what pages share, and read cards apart', () => {
    const page = sample(
      '<p>Own words</p><section aria-labelledby="closing"><p>Shared</p></section><a href="tel:+1">Call</a><ul><li><span>4</span>Gauge glass</li></ul><a href="/x"><span>Title</span><span>Text</span></a>',
    );
    expect(page.own.map(({ text }) => text)).toEqual(['Own words', '4', 'Gauge glass', 'Title', 'Text']);
  });
});

describe('the words of the built pages', () => {
  let all: PageText[] = [];
  let pages: PageText[] = [];
  const at = (route: string): PageText => {
    const page = pages.find(({ file }) => file === fileOfRoute(route));
    if (!page) throw new Error(`${DIST} has no page for ${route}. Run npm run sample:build first.`);
    return page;
  };

  beforeAll(() => {
    all = readPages(DIST);
    // Rules of English words; pages in other languages have theirs in tests/unit/languages.test.ts.
    pages = all.filter(({ language }) => language === 'en-US');
    for (const route of SPECIFIED_ROUTES) at(route);
  });

  test('read easily', () => {
    const hard = pages.flatMap(({ file, own }) => {
      const grade = readingGrade(runningText(own), TRADE_TERMS);
      return grade > LIMITS.grade ? [`${file}: grade ${grade.toFixed(1)}`] : [];
    });
    expect(hard).toEqual([]);
  });

  test('come in sentences under 30 words', () => {
    const long = pages.flatMap((page) =>
      longSentences(allTexts(page)).map((sentence) => `${page.file}: ${sentence}`),
    );
    expect(long).toEqual([]);
  });

  test('differ from service to service and from borough to borough', () => {
    const servicePages = services.map(({ slug }) => at(routes.service(slug)));
    const boroughPages = boroughs.map(({ slug }) => at(routes.borough(slug)));
    expect(findOverlaps(servicePages, LIMITS.serviceOverlap)).toEqual([]);
    expect(findOverlaps(boroughPages, LIMITS.boroughOverlap)).toEqual([]);
  });

  test('repeat no paragraph', () => {
    expect(findRepeatedParagraphs(pages)).toEqual([]);
  });

  test('are enough on every service page', () => {
    const short = services.flatMap(({ slug }) => {
      const count = words(at(routes.service(slug)).own);
      return count < LIMITS.ownWords ? [`${slug}: ${count} words`] : [];
    });
    expect(short).toEqual([]);
  });

  test('keep the lengths of overviews and borough descriptions', () => {
    const count = (paragraphs: readonly string[]) => listWords(plain(paragraphs)).length;
    const [shortest, longest] = LIMITS.overviewWords;
    for (const { slug, longDescription } of services) {
      expect(count(longDescription), slug).toBeGreaterThanOrEqual(shortest);
      expect(count(longDescription), slug).toBeLessThanOrEqual(longest);
    }
    const [least, most] = LIMITS.boroughWords;
    for (const { slug, description } of boroughs) {
      expect(count(description), slug).toBeGreaterThanOrEqual(least);
      expect(count(description), slug).toBeLessThanOrEqual(most);
    }
  });

  test('link to at least two other pages from services and boroughs', () => {
    const routesWithText = [
      ...services.map(({ slug }) => routes.service(slug)),
      ...boroughs.map(({ slug }) => routes.borough(slug)),
    ];
    const few = routesWithText.filter((route) => new Set(at(route).links).size < LIMITS.links);
    expect(few).toEqual([]);
  });

  test('name system, job and city in the title, and in the head with the first paragraph of each service', () => {
    const unnamed = services.flatMap(({ slug, system, job, title, plainName, lead, longDescription }) => {
      const inTitle = findUnnamed(at(routes.service(slug)).title, system, job);
      const opening = [title, plainName, lead, plain(longDescription.slice(0, 1))].join(' ');
      return [
        ...inTitle.map((name) => `${slug}, title: ${name}`),
        ...findUnnamed(opening, system, job).map((name) => `${slug}, head and first paragraph: ${name}`),
      ];
    });
    expect(unnamed).toEqual([]);
  });

  describe('vary in build:', () => {
    const slugs = (found: readonly { readonly slug: string }[]) => found.map(({ slug }) => slug);
    const endings = services.map(({ slug, longDescription }) => {
      const last = longDescription.at(-1) ?? '';
      return { slug, last, sentence: splitSentences(plain([last])).at(-1) ?? '' };
    });

    test('leads', () => {
      const leads = services.map(({ slug, lead }) => ({ name: slug, lead }));
      const opening = (count: number) =>
        leads.map(({ name, lead }) => ({ name, key: openingWords(lead, count) }));
      expect(findRepeated(opening(3), SHAPES.openings)).toEqual([]);
      expect(findRepeated(opening(1), SHAPES.firstWord)).toEqual([]);
      const withCity = services.filter(({ title, lead }) =>
        lead.toLowerCase().includes(`${title.split(' ').at(-1)?.toLowerCase()} in new york city`),
      );
      expect(withCity.length, slugs(withCity).join(', ')).toBeLessThanOrEqual(SHAPES.leadsWithTitleAndCity);
      const starting = services.filter(({ lead }) => /\b(?:starts?|begins?)\b/i.test(lead));
      expect(starting.length, slugs(starting).join(', ')).toBeLessThanOrEqual(SHAPES.leadsThatStart);
    });

    test('paragraphs', () => {
      const paragraphs = [
        ...services.map(({ slug, longDescription }) => ({ slug, texts: longDescription })),
        ...boroughs.map(({ slug, description }) => ({ slug, texts: description })),
      ].flatMap(({ slug, texts }) => texts.map((text) => ({ name: slug, key: openingWords(plain([text])) })));
      expect(findRepeated(paragraphs, SHAPES.openings)).toEqual([]);
    });

    test('endings of overviews', () => {
      const linked = endings.filter(({ last, sentence }) =>
        parseRichText(last).some(({ kind, text }) => kind === 'link' && sentence.includes(text)),
      );
      expect(linked.length, slugs(linked).join(', ')).toBeLessThanOrEqual(SHAPES.endingsWithLink);
      const conditional = endings.filter(({ sentence }) => /^(?:If|When|Where|Should)\b/.test(sentence));
      expect(conditional.length, slugs(conditional).join(', ')).toBeLessThanOrEqual(
        SHAPES.endingsWithCondition,
      );
      const words = endings.map(({ slug, sentence }) => ({ name: slug, key: openingWords(sentence, 1) }));
      expect(findRepeated(words, SHAPES.endingWord)).toEqual([]);
    });

    test('lengths of overviews', () => {
      const counts = services.map(({ longDescription }) => listWords(plain(longDescription)).length);
      expect(Math.max(...counts) - Math.min(...counts)).toBeGreaterThanOrEqual(SHAPES.overviewSpread);
    });

    test('few sentences say “this, not that”', () => {
      const found = new Map(
        pages.flatMap((page) =>
          allTexts(page)
            .flatMap(listContrasts)
            .map((sentence) => [sentence, page.file] as const),
        ),
      );
      const named = [...found].map(([sentence, file]) => `${file}: ${sentence}`);
      expect(named.length, named.join('\n')).toBeLessThanOrEqual(SHAPES.contrasts);
    });
  });

  test('show exactly the first two details of a service on its card', () => {
    const items = at(routes.services)
      .own.filter(({ tag }) => tag === 'li')
      .map(({ text }) => text);
    for (const { slug, details } of services) {
      const [first, second, ...others] = details.map(({ title }) => title);
      const place = items.indexOf(first ?? '');
      expect(place, `${slug}: ${first}`).toBeGreaterThanOrEqual(0);
      expect(items[place + 1], slug).toBe(second);
      expect(
        others.filter((title) => items[place + 2] === title),
        slug,
      ).toEqual([]);
    }
  });

  test('fit head titles and descriptions, each once', () => {
    expect(all.length).toBe(pages.length + LANGUAGE_ROUTES.length);
    for (const { file, title, description } of all) {
      expect(title.length, `${file}: ${title}`).toBeGreaterThanOrEqual(LIMITS.title[0]);
      expect(title.length, `${file}: ${title}`).toBeLessThanOrEqual(LIMITS.title[1]);
      expect(description.length, `${file}: ${description}`).toBeGreaterThanOrEqual(LIMITS.description[0]);
      expect(description.length, `${file}: ${description}`).toBeLessThanOrEqual(LIMITS.description[1]);
    }
    expect(new Set(all.map(({ title }) => title)).size).toBe(all.length);
    expect(new Set(all.map(({ description }) => description)).size).toBe(all.length);
  });

  test('are set like print', () => {
    const found = pages.flatMap((page) =>
      allTexts(page).flatMap((text) =>
        findBreaches(removeOwnTexts(text), TYPOGRAPHY).map((breach) => `${page.file}: ${breach} in ${text}`),
      ),
    );
    expect([...new Set(found)]).toEqual([]);
  });

  test('promise nothing the company has not shown, in American English', () => {
    const rules = [...UNBACKED_WORDS, BRITISH_WORDS];
    const found = pages.flatMap((page) =>
      allTexts(page).flatMap((text) =>
        findBreaches(
          removeOwnTexts(text),
          MONEY_TEXTS.has(text) ? rules.filter((rule) => rule !== MONEY) : rules,
        ).map((breach) => `${page.file}: ${breach} in ${text}`),
      ),
    );
    expect([...new Set(found)]).toEqual([]);
  });
});
