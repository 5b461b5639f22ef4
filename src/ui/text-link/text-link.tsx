import type { ReactNode } from 'react';
import { ArrowIcon } from '../icon/icon.tsx';
import styles from './text-link.module.css';

interface TextLinkProps {
  readonly href: string;
  readonly children: ReactNode;
}

/** An underlined link with an arrow, tall enough for a thumb. */
export function TextLink({ href, children }: TextLinkProps) {
  return (
    <a className={styles.link} href={href}>
      <span>{children}</span>
      <ArrowIcon />
    </a>
  );
}
