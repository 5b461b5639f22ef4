import type { ReactNode } from 'react';
import type { Frame } from '../../site/frame.ts';

interface MenuLinkProps {
  readonly href: string;
  /** Path of the current page, to mark the link to it. */
  readonly path: string | null;
  /** Language of the linked page, if it differs from this page's. */
  readonly hrefLang?: string | undefined;
  readonly className?: string | undefined;
  /** Accessible name; it must contain the visible text (WCAG 2.5.3). */
  readonly label?: string | undefined;
  readonly children: ReactNode;
}

/** A link in the header or its menus. */
export function MenuLink({ href, path, hrefLang, className, label, children }: MenuLinkProps) {
  return (
    <a
      className={className}
      href={href}
      hrefLang={hrefLang}
      aria-label={label}
      aria-current={href === path ? 'page' : undefined}
    >
      {children}
    </a>
  );
}

interface PageLinkProps extends Omit<MenuLinkProps, 'href' | 'hrefLang' | 'children'> {
  readonly frame: Frame;
  readonly page: keyof Frame['pages'];
}

/** A menu link to one of the main pages. */
export function PageLink({ frame, page, ...link }: PageLinkProps) {
  const { href, label } = frame.pages[page];
  return (
    <MenuLink href={href} hrefLang={frame.linkLanguage} {...link}>
      {label}
    </MenuLink>
  );
}
