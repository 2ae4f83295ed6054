import { useToast } from '@fairlot/ui';
import { useEffect } from 'react';
import { useText } from '../../shared/i18n/use-text.ts';

/**
 * Shows a message when the network is lost, when a response is slow, and when the network is back. Failed requests are
 * retried by then.
 */
export function useNetworkNews(): void {
  const t = useText();
  const toast = useToast();
  useEffect(() => {
    const lost = () => toast.error(t('error.offline'));
    const back = () => toast.success(t('common.online'));
    const slow = () => toast.error(t('error.slow'));
    // The network may have been lost before the listeners were added.
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
