/** Drops rules that occur again later on the page, for example if two bundles contain the styles of one component. */
import type { AtRule, Container, Rule } from 'postcss';
import type { BuildStep } from './built-site.ts';
import { removeRule } from './drop-unused-rules.ts';

/** Returns the layers and conditions around a rule, from the inside out. */
function listAtRules({ parent }: Container): string[] {
  if (parent?.type !== 'atrule') return [];
  const { name, params } = parent as AtRule;
  return [`@${name} ${params}`, ...listAtRules(parent)];
}

/** Returns a rule with the layers and conditions that decide when it applies and at what priority. */
const describeRule = (rule: Rule): string => [rule.toString(), ...listAtRules(rule)].join('\n');

/**
 * Drops every rule that is repeated later in the same layers and conditions. The last copy overrides the others
 * anyway, so the page looks the same.
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
