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
  return (error) => {
    const key = errorKey(errorCodeOf(error));
    const text = t(key);
    // The texts of errors come after the page; whoever fails before that is told so in general.
    return text === key ? t('common.wrong') : text;
  };
}

export function errorKey(code: ApiErrorCode): string {
  return `error.${code}`;
}
