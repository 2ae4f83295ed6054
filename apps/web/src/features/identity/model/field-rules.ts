import type { RegisterRules } from '../api/register-rules.ts';

/**
 * Text key of the first rule of the server that a value breaks, or null. Empty is right for an optional field; a rule
 * that is not known checks nothing here, the server does.
 */
export function checkRule(rules: RegisterRules, field: string, value: string): string | null {
  const rule = rules[field];
  if (rule === undefined || (value === '' && !rule.required)) return null;
  const broken = rule.rules.find(({ pattern, flags }) => !new RegExp(pattern, flags).test(value));
  return broken === undefined ? null : `error.${broken.errorCode}`;
}
