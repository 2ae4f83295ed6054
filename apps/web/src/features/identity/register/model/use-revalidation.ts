import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';

/**
 * Delay after a language change before filled fields are validated again, so that errors appear in the new language
 * (specification, section 4).
 */
const AFTER_MS = 200;

/** Calls `revalidate` 200 ms after the last language change. */
export function useRevalidation(revalidate: () => void): void {
  const { i18n } = useLingui();
  const checked = useRef(i18n.locale);
  const latest = useRef(revalidate);
  useEffect(() => {
    latest.current = revalidate;
  });
  useEffect(() => {
    if (checked.current === i18n.locale) return;
    checked.current = i18n.locale;
    return revalidateSoon(() => latest.current());
  }, [i18n.locale]);
}

/**
 * Runs `revalidate` after the language has not changed for 200 ms. Returns a function that cancels it; the next change
 * cancels it too.
 */
export function revalidateSoon(revalidate: () => void): () => void {
  const timer = setTimeout(revalidate, AFTER_MS);
  return () => clearTimeout(timer);
}
