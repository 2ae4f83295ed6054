import { useLingui } from '@lingui/react';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useSettings } from '../../features/site/model/use-settings.ts';

/** What an operator changes while a page is open is put in force in it, by code that comes with the first change. */
export function useChangedSettings(): void {
  const settings = useSettings();
  const { i18n } = useLingui();
  const client = useQueryClient();
  // Equal answers are one object, so that another object is a change.
  const known = useRef(settings);
  useEffect(() => {
    if (known.current === settings) return;
    const former = known.current;
    known.current = settings;
    import('../apply-settings.later.ts').then(
      ({ applySettings }) => applySettings(settings, former, i18n, client),
      // Not to be had now: the next answer tries again.
      () => (known.current = former),
    );
  }, [settings, i18n, client]);
}
