import { useLingui } from '@lingui/react';
import { useCallback } from 'react';
import type { ApiError, ApiErrorCode } from '../api/api-error.ts';
import { errorCodeOf } from '../api/api-error.ts';
import { formatAmount, formatDateTime } from './format.ts';
import { type Locale, type LocaleFacts, useLocale } from './locale-context.ts';

export type Translate = (key: string, values?: Record<string, string | number>) => string;

/**
 * `t('home.hot')` returns the text of a key in the chosen language, with placeholders by name. An error key without a
 * text falls back as in `errorTextOf`.
 */
export function useText(): Translate {
  const { _ } = useLingui();
  // A new function after every language change, so that memoised texts are computed again.
  return useCallback((key, values) => withWords(_, key, _(key, values)), [_]);
}

/** The texts together with the locale, for a part that formats amounts or times too. */
export function useLocaleText(): Locale & { t: Translate } {
  return { ...useLocale(), t: useText() };
}

/** Text of an error, from its code. */
export function useErrorText(): (error: unknown) => string {
  const t = useText();
  const locale = useLocale();
  return (error) => ownLimitText(error, t, locale) ?? bonusText(error, t, locale.tag) ?? errorTextOf(error, t);
}

/** Reasons without a limit that have their own text, which states how the member can continue. */
const EXPLAINED: ReadonlySet<unknown> = new Set(['bills-unpaid', 'unchecked', 'unidentified']);

/**
 * Text for an error caused by the member's own limit or state: which limit and the rest, the end of a break, or what is
 * missing.
 */
export function ownLimitText(error: unknown, t: Translate, locale: LocaleFacts): string | null {
  if (errorCodeOf(error) !== 'protection.refused') return null;
  const { value } = error as ApiError;
  // Invitations such as the check-in are rejected without a reason.
  const { reason, kind = reason, left, until } = (value ?? {}) as Record<string, string | number | null | undefined>;
  const isPaused = typeof until === 'number';
  if (!isPaused && (kind === undefined || (kind === reason && !EXPLAINED.has(kind)))) return null;
  const key = `error.limit.${isPaused ? 'paused' : kind}`;
  const text = t(key, {
    left: typeof left === 'string' ? formatAmount(left, locale.tag) : 0,
    until: isPaused ? formatDateTime(until, locale) : 0,
  });
  return text === key ? null : text;
}

/** Text for a rejected stake that names why bonus money could not cover it. */
export function bonusText(error: unknown, t: Translate, tag: string): string | null {
  const { bonus, maxBet = '0.00' } = ((error as ApiError).value ?? {}) as { bonus?: string; maxBet?: string };
  return bonus === 'game' || bonus === 'max-bet'
    ? t(`error.balance.bonus.${bonus}`, { max: formatAmount(maxBet, tag) })
    : null;
}

/** Texts of rejected files by the server's reason. */
const FILE_TEXTS: Readonly<Record<string, string>> = {
  noPicture: 'error.picture.unreadable',
  tooLarge: 'error.request.too.large',
};

/**
 * The text of the error code; for a code without a text, that of the unknown error; a general text while the error
 * texts are loading.
 */
export function errorTextOf(error: unknown, t: Translate): string {
  // A specific text lets the member choose another file; the text of the code does not mention the file.
  const { reason } = ((error as Partial<ApiError> | null)?.value ?? {}) as { reason?: unknown };
  const own = FILE_TEXTS[String(reason)] ?? errorKey(errorCodeOf(error));
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
 * Text key of an error like `errorKey`, for a member who enters the password again: the user name is correct, so the
 * log-in's text would mislead.
 */
export function ownErrorKey(code: ApiErrorCode): string {
  return code === 'login.invalid' ? 'error.password.wrong' : errorKey(code);
}

/**
 * Forms store the error key of a field. A key of another release, or one whose text is still loading, must not be shown
 * as it is.
 */
function withWords(t: Translate, key: string, text: string): string {
  if (text !== key || !key.startsWith('error.')) return text;
  const unknown = t(errorKey('unknown.error'));
  return unknown === errorKey('unknown.error') ? t('common.wrong') : unknown;
}
