import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import type { ApiErrorCode } from '../api/api-error.ts';
import { errorCodeOf } from '../api/api-error.ts';

export type Translate = (key: string, values?: Record<string, string | number>) => string;

/** `t('home.hot')`: the text of a key in the chosen language; placeholders by name. */
export function useText(): Translate {
  const { _ } = useLingui();
  // A new function with every change of language, so that whoever remembers texts makes them anew.
  return useCallback((key, values) => _(key, values), [_]);
}

/** Text of a failure, from its code. */
export function useErrorText(): (error: unknown) => string {
  const t = useText();
  return (error) => errorTextOf(error, t);
}

/** The text of the code; for a code without one that of the unknown error; while the texts of errors are not there yet a general one. */
export function errorTextOf(error: unknown, t: Translate): string {
  for (const code of [errorCodeOf(error), 'unknown.error'] as const) {
    const key = errorKey(code);
    const text = t(key);
    if (text !== key) return text;
  }
  return t('common.wrong');
}

export function errorKey(code: ApiErrorCode): string {
  return `error.${code}`;
}
