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
    const timer = setTimeout(() => latest.current(), AFTER_MS);
    return () => clearTimeout(timer);
  }, [i18n.locale]);
}
