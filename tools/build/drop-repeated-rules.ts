/** Leaves out of each page the rules that a later one repeats, as when two bundles hold the styles of one component. */
import type { AtRule, Container, Rule } from 'postcss';
import type { BuildStep } from './built-site.ts';
import { removeRule } from './drop-unused-rules.ts';

/** The layers and conditions around a rule, from the inside out. */
function listAtRules({ parent }: Container): string[] {
  if (parent?.type !== 'atrule') return [];
  const { name, params } = parent as AtRule;
  return [`@${name} ${params}`, ...listAtRules(parent)];
}

/** A rule with all around it that decides when and how strongly it holds. */
const describeRule = (rule: Rule): string => [rule.toString(), ...listAtRules(rule)].join('\n');

/**
 * Drops every rule that is repeated further down under the same layers and conditions. The last one of them decides
 * whatever any of them does, so the page looks the same.
 */
export const dropRepeatedRules: BuildStep = ({ styles }) => {
  const rules: Rule[] = [];
  styles.walkRules((rule) => void rules.push(rule));
  const later = new Set<string>();
  for (const rule of rules.reverse()) {
    const description = describeRule(rule);
    if (later.has(description)) removeRule(rule);
    else later.add(description);
  }
};
