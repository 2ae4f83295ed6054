import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSettings } from '../../features/site/model/use-settings.ts';

/**
 * Applies settings that an operator changes while the page is open. The code for it is loaded with the first change.
 */
export function useChangedSettings(): void {
  const settings = useSettings();
  const { i18n } = useLingui();
  const client = useQueryClient();
  // Equal answers are the same object, so a different object means a change.
  const known = useRef(settings);
  useEffect(() => {
    if (known.current === settings) return;
    const former = known.current;
    known.current = settings;
    import('../apply-settings.later.ts').then(
      ({ applySettings }) => applySettings(settings, former, i18n, client),
      // The code could not be loaded: the next answer retries.
      () => (known.current = former),
    );
  }, [settings, i18n, client]);
}
