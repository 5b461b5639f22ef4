import type { ComponentPropsWithoutRef, ReactNode } from 'react';
import { classNames } from '../../lib/styling/class-names.ts';
import { ArrowIcon } from '../icon/icon.tsx';
import styles from './text-link.module.css';

interface TextLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** An underlined link with an arrow, tall enough for a thumb. */
export function TextLink({ href, children }: TextLinkProps) {
  return (
    <TouchLink className={styles.withArrow} href={href}>
      <span>{children}</span>
      <ArrowIcon />
    </TouchLink>
  );
}

/** An underlined link beside others, tall enough for a thumb. */
export function TouchLink({ className, ...anchor }: ComponentPropsWithoutRef<'a'>) {
  return <a className={classNames(styles.link, className)} {...anchor} />;
}
