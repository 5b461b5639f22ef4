/** Moves styles that are not needed for the first view to a file that is linked after that view. */
import type { AtRule, ChildNode, Root, Rule } from 'postcss';
import type { BuildStep } from './built-site.ts';
import { canSelectorMatch, removeRule } from './match-selectors.ts';

const isAtRule = (node: unknown, name: RegExp): node is AtRule =>
  (node as ChildNode | undefined)?.type === 'atrule' && name.test((node as AtRule).name);

/** Checks whether a rule is a keyframe, which has no selector. */
const isKeyframe = ({ parent }: Rule): boolean => isAtRule(parent, /keyframes$/);

const isForPrint = ({ parent }: Rule | AtRule): boolean =>
  isAtRule(parent, /^media$/) && parent.params === 'print';

/** Checks whether an at-rule contains no rules, such as `@font-face`, `@page` or the order of the layers. */
const isDefinition = ({ nodes }: AtRule): boolean => !nodes?.some(({ type }) => type !== 'decl');

/**
 * Links a file after the section with `data-first-view`. The file contains the print rules, and the rules that match
 * nothing up to the end of that section. Rules keep their order. The declaration of the layer order stays in the head.
 */
export const moveLaterStyles: BuildStep = ({ document, styles }, { addStylesheet }) => {
  const view = document.querySelector('[data-first-view]');
  if (!view) return;
  const elements = document.querySelectorAll('[class]').filter(({ range }) => range[0] < view.range[1]);
  const classes = new Set(elements.flatMap(({ classList }) => classList.value));
  const isLater = (rule: Rule): boolean =>
    !isKeyframe(rule) &&
    (isForPrint(rule) || !rule.selectors.some((text) => canSelectorMatch(text, (name) => classes.has(name))));

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
