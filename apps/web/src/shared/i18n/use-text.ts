import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import type { ApiError, ApiErrorCode } from '../api/api-error.ts';
import { errorCodeOf } from '../api/api-error.ts';
import { formatAmount } from './format.ts';
import { useLocale } from './locale-context.ts';

export type Translate = (key: string, values?: Record<string, string | number>) => string;

/**
 * `t('home.hot')`: the text of a key in the chosen language; placeholders by name. An error without words of its own
 * has those of `errorTextOf`.
 */
export function useText(): Translate {
  const { _ } = useLingui();
  // A new function with every change of language, so that whoever remembers texts makes them anew.
  return useCallback((key, values) => withWords(_, key, _(key, values)), [_]);
}

/** Text of a failure, from its code. */
export function useErrorText(): (error: unknown) => string {
  const t = useText();
  const { tag } = useLocale();
  return (error) => ownLimitText(error, t, tag) ?? bonusText(error, t, tag) ?? errorTextOf(error, t);
}

/** A refusal by a limit that the member set says which one, and what is left of it. */
export function ownLimitText(error: unknown, t: Translate, tag: string): string | null {
  if (errorCodeOf(error) !== 'protection.refused') return null;
  const { reason, kind = reason, left } = (error as ApiError).value as Record<string, string | number | undefined>;
  if (kind === undefined || (kind === reason && kind !== 'bills-unpaid')) return null;
  const key = `error.limit.${kind}`;
  const text = t(key, { left: typeof left === 'string' ? formatAmount(left, tag) : 0 });
  return text === key ? null : text;
}

/** A stake that bonus money might have covered says why it does not. */
export function bonusText(error: unknown, t: Translate, tag: string): string | null {
  const { bonus, maxBet = '0.00' } = ((error as ApiError).value ?? {}) as { bonus?: string; maxBet?: string };
  return bonus === 'game' || bonus === 'max-bet'
    ? t(`error.balance.bonus.${bonus}`, { max: formatAmount(maxBet, tag) })
    : null;
}

/**
 * The text of the code; for a code without one that of the unknown error; while the texts of errors are not there yet a
 * general one.
 */
export function errorTextOf(error: unknown, t: Translate): string {
  // Whoever chose the file can choose another, which the words of the code do not say.
  const { reason } = ((error as Partial<ApiError> | null)?.value ?? {}) as { reason?: unknown };
  const own = reason === 'noPicture' ? 'error.picture.unreadable' : errorKey(errorCodeOf(error));
  for (const key of [own, errorKey('unknown.error')]) {
    const text = t(key);
    if (text !== key) return text;
  }
  return t('common.wrong');
}

export function errorKey(code: ApiErrorCode): string {
  return `error.${code}`;
}

/**
 * The same for a member who proves himself again: his name is right, so the words of the log-in would point at the
 * wrong thing.
 */
export function ownErrorKey(code: ApiErrorCode): string {
  return code === 'login.invalid' ? 'error.password.wrong' : errorKey(code);
}

/**
 * Forms keep the key of what is wrong with a field; a code of another release, or one whose words are on their way, is
 * none to show.
 */
function withWords(t: Translate, key: string, text: string): string {
  if (text !== key || !key.startsWith('error.')) return text;
  const unknown = t(errorKey('unknown.error'));
  return unknown === errorKey('unknown.error') ? t('common.wrong') : unknown;
}
