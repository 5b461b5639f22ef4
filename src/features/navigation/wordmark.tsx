import { business } from '../../site/business.ts';
import { routes } from '../../site/routes.ts';
import { SignIcon } from '../../ui/icon/icon.tsx';
import styles from './wordmark.module.css';

/** Sign and name; leads home. */
export function Wordmark() {
  return (
    <a className={styles.wordmark} href={routes.home}>
      <SignIcon />
      <span>{business.shortName}</span>
    </a>
  );
}
