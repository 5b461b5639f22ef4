/** Leaves out of each page the rules for classes that neither the page nor any script of the site has. */
import type { ChildNode } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';
import { MODULE_CLASS_PREFIX } from '../vite/short-class-names.ts';
import type { BuildStep } from './built-site.ts';

/** Pseudo-classes that match where one of their selectors matches. */
const ALTERNATIVES = new Set([':is', ':where']);

/** Whether any element can match. What other pseudo-classes hold, as `:not()` and `:has()`, excludes nothing. */
const canMatch = (selector: Selector, isUsed: (name: string) => boolean): boolean =>
  selector.nodes.every((node) => {
    if (node.type === 'class') return isUsed(node.value);
    if (node.type === 'pseudo' && ALTERNATIVES.has(node.value))
      return node.nodes.some((alternative) => canMatch(alternative, isUsed));
    return true;
  });

/**
 * Whether a selector can match an element, as far as classes of CSS modules tell.
 *
 * @param isUsed - whether an element has, or may get, a class of a CSS module
 */
export const canSelectorMatch = (text: string, isUsed: (name: string) => boolean): boolean =>
  selectorParser()
    .astSync(text)
    .nodes.some((selector) =>
      canMatch(selector, (name) => !name.startsWith(MODULE_CLASS_PREFIX) || isUsed(name)),
    );

/** Removes a rule, and the at-rules around it that it leaves empty. */
export function removeRule(rule: ChildNode): void {
  const { parent } = rule;
  rule.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) removeRule(parent as ChildNode);
}

/**
 * Drops selectors that need a class of a CSS module which is nowhere. The name of such a class is a hash, so a script
 * that sets it has it in full. Elements, attributes, states and all other classes, which a script may put together
 * from parts, count as used.
 */
export const dropUnusedRules: BuildStep = ({ document, styles }, { scripts }) => {
  const given = new Set(document.querySelectorAll('[class]').flatMap(({ classList }) => classList.value));
  const isUsed = (name: string): boolean =>
    given.has(name) || scripts.values().some((code) => code.includes(name));
  styles.walkRules((rule) => {
    if (!rule.selector.includes(`.${MODULE_CLASS_PREFIX}`)) return;
    const kept = rule.selectors.filter((text) => canSelectorMatch(text, isUsed));
    if (kept.length === 0) removeRule(rule);
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
};
