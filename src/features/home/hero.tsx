import { HERO_SIZE, HERO_TAGS, type HeroTag } from '../../drawings/art.ts';
import { getSystem, pages } from '../../site/catalog.ts';
import { describeHours, describeSpeechIn, type Language } from '../../site/languages.ts';
import { serviceMenu } from '../../site/navigation.ts';
import { routes } from '../../site/routes.ts';
import { ButtonLink, ButtonRow } from '../../ui/button/button.tsx';
import { Heading } from '../../ui/heading-lines/heading-lines.tsx';
import { Lead, SkyHead } from '../../ui/sky-head/sky-head.tsx';
import { ArtPicture } from '../art/art-image.tsx';
import { SERVICES } from '../search/search-field.tsx';
import { BookLink } from '../shared/book-link.tsx';
import { CallLine } from '../shared/call-line.tsx';
import styles from './hero.module.css';

const tags = HERO_TAGS.filter(({ system }) => serviceMenu.some((entry) => entry.system.key === system));

const ALT =
  'Cutaway of a New York apartment building and the store next to it, from the basement boiler to the roof, with heat drawn in red and cooling in blue.';

interface HeroProps {
  /** Language of the page, if not English. */
  readonly language?: Language;
}

/** Returns title and lead in another language; the lead ends with the languages in which calls are answered. */
const describeHead = (language: Language) => ({
  title: language.head.title,
  lead: `${language.head.lead} ${describeSpeechIn(language)}`,
});

const callWordsIn = (language: Language) => ({
  call: language.words.call,
  hours: describeHours(language),
  help: language.head.help,
});

/** The top of the home page, which fills the window. */
export function Hero({ language }: HeroProps) {
  const { title, lead } = language ? describeHead(language) : pages.home;
  const words = language?.words;
  return (
    <SkyHead className={styles.hero}>
      <div data-wrap>
        <div className={styles.words}>
          <Heading as="h1" text={title} />
          <Lead className={styles.lead}>{lead}</Lead>
          <ButtonRow>
            <BookLink call={words?.call} note={words?.newTab}>
              {words?.book}
            </BookLink>
            {language ? (
              <ButtonLink href={`#${SERVICES}`}>{language.navigation.words.services}</ButtonLink>
            ) : (
              <ButtonLink href={routes.services}>Explore Services</ButtonLink>
            )}
          </ButtonRow>
          {language ? <CallLine words={callWordsIn(language)} /> : <CallLine invitation={pages.home.call} />}
        </div>
      </div>
      <div className={styles.drawing} data-hero="">
        <ArtPicture wide="hero" phone="hero-phone" alt={language?.head.pictureAlt ?? ALT} />
        <i data-light="" />
        <svg
          className={styles.leaders}
          viewBox={`0 0 ${HERO_SIZE.width} ${HERO_SIZE.height}`}
          aria-hidden="true"
        >
          {tags.map(({ system, leader }) => (
            <LeaderLine key={system} points={leader} />
          ))}
        </svg>
        <ul aria-label={language?.navigation.words.services ?? 'Systems in the drawing'}>
          {tags.map(({ system, align }) => (
            <li key={system}>
              <a
                className={styles.tag}
                data-system={system}
                data-align={align}
                href={language ? `#${system}` : routes.system(system)}
              >
                {(language?.systems[system] ?? getSystem(system)).name}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </SkyHead>
  );
}

function LeaderLine({ points }: { readonly points: HeroTag['leader'] }) {
  const [x, y] = points.at(-1) ?? [0, 0];
  return (
    <>
      <path d={`M${points.map((point) => point.join(' ')).join('L')}`} />
      <circle cx={x} cy={y} r="3" />
    </>
  );
}
