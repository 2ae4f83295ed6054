import { Spinner } from '@fairlot/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useText } from '../../shared/i18n/use-text.ts';
import { useRouter } from '../../shared/navigation/use-router.ts';

/** Delay before the loading indicator appears, milliseconds. */
const LATE_MS = 400;

/** Loading indicator, shown while a page loads and while its code is requested again. */
export function BusyMark() {
  const t = useText();
  const router = useRouter();
  const isLoading = useSyncExternalStore(router.subscribe, router.isLoading, router.isLoading);
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
