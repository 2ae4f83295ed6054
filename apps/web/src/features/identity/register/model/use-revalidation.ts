import { useLingui } from '@lingui/react';
import { useEffect, useRef } from 'react';

/**
 * After a change of language the filled fields are checked anew, so that what is wrong stands in the new one
 * (specification, section 4).
 */
const AFTER_MS = 200;

/** Calls `revalidate` 200 ms after the last change of language. */
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
 * Runs `revalidate` once the language has stood for 200 ms; what it answers takes that back, as the next change does.
 */
export function revalidateSoon(revalidate: () => void): () => void {
  const timer = setTimeout(revalidate, AFTER_MS);
  return () => clearTimeout(timer);
}
