import type { RegisterRules } from '../../register/api/register-rules.ts';

interface Need {
  /** Text key. */
  key: string;
  values?: Record<string, string>;
}

const LENGTH = /^\^\.\{(\d+),(\d+)\}\$$/;
const KINDS: Readonly<Record<string, string>> = {
  '[A-Za-z]': 'strength.needs.letter',
  '[0-9]': 'strength.needs.digit',
};

/** Texts for the rules that a password breaks. A merchant's own rule without a text is left out. */
export function needsOf(rules: RegisterRules, password: string): readonly Need[] {
  const broken = (rules['password']?.rules ?? []).filter(
    ({ pattern, flags }) => !new RegExp(pattern, flags).test(password),
  );
  return broken.flatMap(({ pattern }): Need[] => {
    const [, min, max] = LENGTH.exec(pattern) ?? [];
    if (min !== undefined && max !== undefined) return [{ key: 'strength.needs.length', values: { min, max } }];
    const key = KINDS[pattern];
    return key === undefined ? [] : [{ key }];
  });
}
