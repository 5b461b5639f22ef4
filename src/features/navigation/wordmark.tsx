import { logo } from '../../site/brand.ts';
import { business } from '../../site/business.ts';
import { routes } from '../../site/routes.ts';
import { LogoIcon } from '../../ui/icon/logo-icon.tsx';
import styles from './wordmark.module.css';

/** Maximum length, in characters, of a name that fits on one line next to the icons in the header on phones. */
const LONGEST_LINE = 20;

/** Maximum length, in characters, of a name that leaves a free line below it at 320 px. */
const LONGEST_ABOVE = 16;

const isLong = business.shortName.length > LONGEST_LINE;
/** Whether the bar on phones has room for a line below the wordmark; a logo or a long name leaves none. */
export const leavesRoomBelow = !logo && business.shortName.length <= LONGEST_ABOVE;

/**
 * A link to the home page: the logo, and the name unless the logo shows it.
 *
 * @param hrefLang - language of the home page, if it differs from this page's
 */
export function Wordmark({ hrefLang }: { readonly hrefLang?: string | undefined }) {
  return (
    <a className={styles.wordmark} href={routes.home} hrefLang={hrefLang} data-long={isLong || undefined}>
      <Sign />
      {!logo?.showsName && <span translate="no">{business.shortName}</span>}
    </a>
  );
}

/** The company’s logo, or the default mark. */
function Sign() {
  if (!logo) return <LogoIcon />;
  const { src, width, height } = logo.onPages;
  return <img className={styles.logo} src={src} width={width} height={height} alt={logo.alt} />;
}
