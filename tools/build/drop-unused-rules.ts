/** Drops rules for CSS module classes and data attributes that neither the page nor any script contains. */
import type { HTMLElement } from 'node-html-parser';
import type { ChildNode } from 'postcss';
import selectorParser, { type Attribute, type Selector } from 'postcss-selector-parser';
import { MODULE_CLASS_PREFIX } from '../vite/short-class-names.ts';
import type { BuildStep } from './built-site.ts';

/** Pseudo-classes that match if one of their selectors matches. */
const ALTERNATIVES = new Set([':is', ':where']);

/** Checks whether an element of the page has, or may get, a class or an attribute. */
interface Uses {
  readonly hasClass: (name: string) => boolean;
  readonly hasAttribute: (attribute: Attribute) => boolean;
}

/** Checks whether any element can match a selector. Pseudo-classes not in `ALTERNATIVES` count as matching. */
const canMatch = (selector: Selector, uses: Uses): boolean =>
  selector.nodes.every((node) => {
    if (node.type === 'class') return uses.hasClass(node.value);
    if (node.type === 'attribute') return uses.hasAttribute(node);
    if (node.type === 'pseudo' && ALTERNATIVES.has(node.value))
      return node.nodes.some((alternative) => canMatch(alternative, uses));
    return true;
  });

/** Parsed selectors, keyed by their text. The pages share most selectors, so each selector is parsed only once. */
const parsed = new Map<string, readonly Selector[]>();

function parseSelectors(text: string): readonly Selector[] {
  const selectors = parsed.get(text) ?? selectorParser().astSync(text).nodes;
  parsed.set(text, selectors);
  return selectors;
}

/**
 * Checks whether a selector can match an element, judging by CSS module classes and data attributes.
 *
 * @param isUsed - whether an element has, or may get, a CSS module class
 * @param hasAttribute - whether an element has, or may get, an attribute; if left out, any attribute counts as present
 */
export const canSelectorMatch = (
  text: string,
  isUsed: (name: string) => boolean,
  hasAttribute: Uses['hasAttribute'] = () => true,
): boolean =>
  parseSelectors(text).some((selector) =>
    canMatch(selector, {
      hasClass: (name) => !name.startsWith(MODULE_CLASS_PREFIX) || isUsed(name),
      hasAttribute,
    }),
  );

/** Removes a rule, and at-rules around it that become empty. */
export function removeRule(rule: ChildNode): void {
  const { parent } = rule;
  rule.remove();
  if (parent?.type === 'atrule' && parent.nodes?.length === 0) removeRule(parent as ChildNode);
}

/** Returns how scripts access an attribute: `dataset.openNow` for `data-open-now`. */
const propertyOf = (attribute: string): string =>
  `dataset.${attribute.slice(5).replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())}`;

/**
 * Returns a function that checks whether an element has, or may get, an attribute. A data attribute that a script
 * mentions counts as present, because the script may set it.
 */
function readAttributes(document: HTMLElement, isInScripts: (text: string) => boolean): Uses['hasAttribute'] {
  const values = new Map<string, Set<string>>();
  for (const element of document.querySelectorAll('*'))
    for (const [name, value] of Object.entries(element.attributes))
      if (name.startsWith('data-')) values.set(name, (values.get(name) ?? new Set()).add(value));
  return ({ attribute, operator, value = '' }) => {
    const found = values.get(attribute);
    if (found && (operator !== '=' || found.has(value))) return true;
    return !attribute.startsWith('data-') || isInScripts(attribute) || isInScripts(propertyOf(attribute));
  };
}

/**
 * Drops selectors that need a CSS module class or a data attribute that neither the page nor a script contains. The
 * name of a module class is a hash, so a script that sets it contains the whole name. Everything else counts as used:
 * elements, other attributes, states, and other classes, whose names a script may assemble from parts.
 */
export const dropUnusedRules: BuildStep = ({ document, styles }, site) => {
  const given = new Set(document.querySelectorAll('[class]').flatMap(({ classList }) => classList.value));
  const inline = document.querySelectorAll('script').map(({ textContent }) => textContent);
  const isInScripts = (text: string): boolean =>
    inline.some((code) => code.includes(text)) || site.isInScripts(text);
  const isUsed = (name: string): boolean => given.has(name) || isInScripts(name);
  const hasAttribute = readAttributes(document, isInScripts);
  styles.walkRules((rule) => {
    if (!rule.selector.includes(`.${MODULE_CLASS_PREFIX}`) && !rule.selector.includes('[data-')) return;
    const kept = rule.selectors.filter((text) => canSelectorMatch(text, isUsed, hasAttribute));
    if (kept.length === 0) removeRule(rule);
    else if (kept.length < rule.selectors.length) rule.selectors = kept;
  });
};
