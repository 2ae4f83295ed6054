import { Spinner } from '@fairlot/ui';
import { useRouterState } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { useText } from '../../shared/i18n/use-text.ts';

/** A page that comes at once needs no sign. */
const LATE_MS = 400;

/** Turns while a page is on its way, also while its code has to be asked for again. */
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
