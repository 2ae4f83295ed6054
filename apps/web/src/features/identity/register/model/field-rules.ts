import type { RegisterRules } from '../api/register-rules.ts';

/**
 * Text key of the first rule of the server that a value breaks, or null. Empty is right for an optional field; a rule
 * that is not known checks nothing here, the server does.
 */
export function checkRule(rules: RegisterRules, field: string, value: string): string | null {
  return brokenRules(rules, field, value)[0] ?? null;
}

/** Text keys of all rules that a value breaks, each text once. */
export function brokenRules(rules: RegisterRules, field: string, value: string): readonly string[] {
  const rule = rules[field];
  if (rule === undefined || (value === '' && !rule.required)) return [];
  const broken = rule.rules.filter(({ pattern, flags }) => !new RegExp(pattern, flags).test(value));
  return [...new Set(broken.map(({ errorCode }) => `error.${errorCode}`))];
}
