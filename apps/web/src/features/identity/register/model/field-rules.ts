import type { RegisterRules } from '../api/register-rules.ts';

/**
 * Text key of the first server rule that a value breaks, or null. An empty optional field is valid. An unknown rule is
 * not checked here but by the server.
 */
export function checkRule(rules: RegisterRules, field: string, value: string): string | null {
  return brokenRules(rules, field, value)[0] ?? null;
}

/** Text keys of all broken rules, without duplicates. */
export function brokenRules(rules: RegisterRules, field: string, value: string): readonly string[] {
  const rule = rules[field];
  if (rule === undefined || (value === '' && !rule.required)) return [];
  const broken = rule.rules.filter(({ pattern, flags }) => !new RegExp(pattern, flags).test(value));
  return [...new Set(broken.map(({ errorCode }) => `error.${errorCode}`))];
}

/** Shortest and longest length of a user name of letters and digits; null if the merchant has a rule of its own. */
export function usernameLength(rules: RegisterRules): { min: string; max: string } | null {
  const [rule, ...others] = rules['username']?.rules ?? [];
  const [, min, max] = /^\^\[a-z0-9\]\{(\d+),(\d+)\}\$$/.exec(rule?.pattern ?? '') ?? [];
  return min === undefined || max === undefined || others.length > 0 ? null : { min, max };
}
