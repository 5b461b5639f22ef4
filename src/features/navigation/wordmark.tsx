import { business } from '../../site/business.ts';
import { routes } from '../../site/routes.ts';
import { LogoIcon } from '../../ui/icon/icon.tsx';
import styles from './wordmark.module.css';

/** Characters that fit one line beside the signs of a phone's bar. */
const LONG = 20;

/** Sign and name; leads home. */
export function Wordmark() {
  return (
    <a
      className={styles.wordmark}
      href={routes.home}
      data-long={business.shortName.length > LONG || undefined}
    >
      <LogoIcon />
      <span>{business.shortName}</span>
    </a>
  );
}
