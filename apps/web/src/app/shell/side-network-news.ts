import { useToast } from '@fairlot/ui';
import { useEffect } from 'react';
import { useText } from '../../shared/i18n/use-text.ts';

/**
 * Says when the network goes, when an answer takes long, and when it is back; what failed meanwhile is asked for again
 * by then.
 */
export function useNetworkNews(): void {
  const t = useText();
  const toast = useToast();
  useEffect(() => {
    const lost = () => toast.error(t('error.offline'));
    const back = () => toast.success(t('common.online'));
    const slow = () => toast.error(t('error.slow'));
    // It may have gone before anybody listened.
    if (!navigator.onLine) lost();
    window.addEventListener('offline', lost);
    window.addEventListener('slow', slow);
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('offline', lost);
      window.removeEventListener('slow', slow);
      window.removeEventListener('online', back);
    };
  }, [t, toast]);
}
