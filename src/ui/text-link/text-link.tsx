import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { classNames } from '../../lib/styling/class-names.ts';
import { ArrowIcon } from '../icon/icon.tsx';
import styles from './text-link.module.css';

interface TextLinkProps {
  readonly href: string;
  /** Language of the linked page, if it differs from this page's. */
  readonly hrefLang?: string | undefined;
  readonly children: ReactNode;
}

/** An underlined link with an arrow, tall enough for a thumb. */
export function TextLink({ href, hrefLang, children }: TextLinkProps) {
  return (
    <TouchLink className={styles.withArrow} href={href} hrefLang={hrefLang}>
      <span>{children}</span>
      <ArrowIcon />
    </TouchLink>
  );
}

/** An underlined link, tall enough for a thumb. */
export function TouchLink({ className, ...anchor }: ComponentPropsWithoutRef<'a'>) {
  return <a className={classNames(styles.link, className)} {...anchor} />;
}

interface LinkRowProps {
  /** `li` elements, each with a `TouchLink`. */
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/** Links side by side, wrapped over as many lines as needed. */
export function LinkRow({ children, className }: LinkRowProps) {
  return (
    <ul className={classNames(styles.row, className)} data-row="baseline">
      {children}
    </ul>
  );
}
