/** Moves styles that are not needed for the first view to a file that is linked after that view. */
import type { HTMLElement } from 'node-html-parser';
import type { AtRule, ChildNode, Root, Rule } from 'postcss';
import type { BuildStep } from './built-site.ts';
import { canSelectorMatch, DATA_ATTRIBUTE_PREFIX, removeRule } from './match-selectors.ts';

const isAtRule = (node: unknown, name: RegExp): node is AtRule =>
  (node as ChildNode | undefined)?.type === 'atrule' && name.test((node as AtRule).name);

/** Checks whether a rule is a keyframe, which has no selector. */
const isKeyframe = ({ parent }: Rule): boolean => isAtRule(parent, /keyframes$/);

const isForPrint = ({ parent }: Rule | AtRule): boolean =>
  isAtRule(parent, /^media$/) && parent.params === 'print';

/** Checks whether an at-rule contains no rules, such as `@font-face`, `@page` or the order of the layers. */
const isDefinition = ({ nodes }: AtRule): boolean => !nodes?.some(({ type }) => type !== 'decl');

const listNames = ({ classList, attributes }: HTMLElement): string[] => [
  ...classList.value,
  ...Object.keys(attributes),
];

/**
 * Links a file after the section with `data-first-view`. The file contains the print rules, and the rules that match
 * nothing up to the end of that section. Rules keep their order. The declaration of the layer order stays in the head.
 */
export const moveLaterStyles: BuildStep = ({ document, styles }, { addStylesheet }) => {
  const view = document.querySelector('[data-first-view]');
  if (!view) return;
  const elements = document.querySelectorAll('*');
  const early = new Set(elements.filter(({ range }) => range[0] < view.range[1]).flatMap(listNames));
  const all = new Set(elements.flatMap(listNames));
  // A script sets a data attribute that no element of the page has.
  const isUsed = (name: string): boolean =>
    early.has(name) || (name.startsWith(DATA_ATTRIBUTE_PREFIX) && !all.has(name));
  const isLater = (rule: Rule): boolean =>
    !isKeyframe(rule) && (isForPrint(rule) || !rule.selectors.some((text) => canSelectorMatch(text, isUsed)));

  const later = styles.clone();
  const keep = (root: Root, shouldBeLater: boolean): void => {
    root.walkRules((rule) => {
      if (isLater(rule) !== shouldBeLater) removeRule(rule);
    });
    root.walkAtRules((rule) => {
      if (isDefinition(rule) && isForPrint(rule) !== shouldBeLater) removeRule(rule);
    });
  };
  keep(styles, false);
  keep(later, true);
  const address = addStylesheet('later', later.toString());
  view.insertAdjacentHTML('afterend', `<link rel="stylesheet" href="${address}">`);
};
