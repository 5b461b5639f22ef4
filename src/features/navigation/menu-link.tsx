import type { ReactNode } from 'react';
import { pageLinks } from '../../site/navigation.ts';

interface MenuLinkProps {
  readonly href: string;
  /** Address of the current page, to mark the link that leads to it. */
  readonly path: string | null;
  readonly className?: string | undefined;
  readonly children: ReactNode;
}

/** A link in the header, its menus or the lists of services. */
export function MenuLink({ href, path, className, children }: MenuLinkProps) {
  return (
    <a className={className} href={href} aria-current={href === path ? 'page' : undefined}>
      {children}
    </a>
  );
}

interface PageLinkProps extends Omit<MenuLinkProps, 'href' | 'children'> {
  readonly page: keyof typeof pageLinks;
}

/** A menu link to one of the main pages. */
export function PageLink({ page, ...link }: PageLinkProps) {
  const { href, label } = pageLinks[page];
  return (
    <MenuLink href={href} {...link}>
      {label}
    </MenuLink>
  );
}
