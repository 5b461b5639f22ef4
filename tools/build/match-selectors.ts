/** Tells whether a selector can match, judging by CSS module classes and data attributes; removes rules. */
import type { ChildNode } from 'postcss';
import selectorParser, { type Selector } from 'postcss-selector-parser';
import { remember } from '../../src/lib/caching/remember.ts';
import { MODULE_CLASS_PREFIX } from '../vite/short-class-names.ts';

/** How names of attributes start that only styles and scripts of this site use. */
export const DATA_ATTRIBUTE_PREFIX = 'data-';

/** Pseudo-classes that match if one of their selectors matches. */
const ALTERNATIVES = new Set([':is', ':where']);

/**
 * Checks whether any element can match a selector. Everything except CSS module classes and data attributes counts as
 * matching: elements, states, and other classes, whose names a script may assemble from parts.
 */
const canMatch = (selector: Selector, isUsed: (name: string) => boolean): boolean =>
  selector.nodes.every((node) => {
    if (node.type === 'class') return !node.value.startsWith(MODULE_CLASS_PREFIX) || isUsed(node.value);
    if (node.type === 'attribute')
      return !node.attribute.startsWith(DATA_ATTRIBUTE_PREFIX) || isUsed(node.attribute);
    if (node.type === 'pseudo' && ALTERNATIVES.has(node.value))
      return node.nodes.some((alternative) => canMatch(alternative, isUsed));
    return true;
  });

/** The pages share most selectors, so each selector is parsed only once. */
const parseSelectors = remember((text: string): readonly Selector[] => selectorParser().astSync(text).nodes);

/**
 * Checks whether a selector can match an element.
 *
 * @param isUsed - whether an element may have a CSS module class or a data attribute
 */
export function canSelectorMatch(text: string, isUsed: (name: string) => boolean): boolean {
  return parseSelectors(text).some((selector) => canMatch(selector, isUsed));
}

/** Removes a rule, and at-rules around it that become empty. */
export function removeRule(rule: ChildNode): void {
  const { parent } = rule;
  rule.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) removeRule(parent as ChildNode);
}
