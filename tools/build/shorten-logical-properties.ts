/** Replaces logical properties with shorter physical ones on pages whose whole text runs from left to right. */
import { TextNode } from 'node-html-parser';
import postcss, { type Root } from 'postcss';
import type { BuildStep } from './built-site.ts';

const SIDED = /^(margin|padding|border|inset)-inline-(start|end)(-\w+)?$/;
const SIDES = { start: 'left', end: 'right' } as const;

function shorten(styles: Root): void {
  styles.walkDecls(SIDED, (declaration) => {
    const [, box = '', end = '', part = ''] = SIDED.exec(declaration.prop) ?? [];
    const side = SIDES[end as keyof typeof SIDES];
    declaration.prop = box === 'inset' ? side : `${box}-${side}${part}`;
  });
}

/** On a page that is entirely left to right, “start” is the left side. */
export const shortenLogicalProperties: BuildStep = ({ document, styles }) => {
  if (document.querySelector('[dir]')) return;
  shorten(styles);
  for (const style of document.querySelectorAll('body style')) {
    const inBody = postcss.parse(style.rawText);
    shorten(inBody);
    style.childNodes = [new TextNode(inBody.toString(), style)];
  }
};
