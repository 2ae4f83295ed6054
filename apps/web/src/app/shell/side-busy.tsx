import { Spinner } from '@fairlot/ui';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useText } from '../../shared/i18n/use-text.ts';

/** Delay before the loading indicator appears, milliseconds. */
const LATE_MS = 400;

/** Loading indicator, shown while a page loads and while its code is requested again. */
export function BusyMark() {
  const t = useText();
  const isLoading = useRouterState({ select: (state) => state.isLoading });
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => setIsLate(true), LATE_MS);
    return () => {
      clearTimeout(timer);
      setIsLate(false);
    };
  }, [isLoading]);
  return isLate ? (
    <div className="page-busy" role="status" aria-label={t('common.loading')}>
      <Spinner large />
    </div>
  ) : null;
}
