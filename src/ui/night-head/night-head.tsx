import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../lib/styling/class-names.ts';
import styles from './night-head.module.css';

/** The top of a page with a night sky, which extends under the transparent bar. */
export function NightHead({ className, ...section }: ComponentPropsWithoutRef<'section'>) {
  return <section className={classNames(styles.head, className)} data-ground="sky" {...section} />;
}

/** The paragraph below the page title, on night. */
export function Lead({ className, ...paragraph }: ComponentPropsWithoutRef<'p'>) {
  return <p className={classNames(styles.lead, className)} {...paragraph} />;
}
