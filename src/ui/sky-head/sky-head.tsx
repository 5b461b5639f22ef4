import type { ComponentPropsWithoutRef } from 'react';
import { classNames } from '../../lib/styling/class-names.ts';
import styles from './sky-head.module.css';

/**
 * The page head with its sky, light by day and dark at night, which extends under the transparent bar. The styles of all
 * below it load later (`move-later-styles.ts`).
 */
export function SkyHead({ className, ...section }: ComponentPropsWithoutRef<'section'>) {
  return (
    <section
      className={classNames(styles.head, className)}
      data-ground="sky"
      data-first-view=""
      {...section}
    />
  );
}

/** The paragraph below the page title. */
export function Lead({ className, ...paragraph }: ComponentPropsWithoutRef<'p'>) {
  return <p className={classNames(styles.lead, className)} {...paragraph} />;
}
