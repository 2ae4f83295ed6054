import { useToast } from '@fairlot/ui';
import { useEffect } from 'react';
import { useText } from '../../shared/i18n/use-text.ts';

/** Says when the network goes and when it is back; what failed meanwhile is asked for again by then. */
export function useNetworkNews(): void {
  const t = useText();
  const toast = useToast();
  useEffect(() => {
    const lost = () => toast.error(t('error.offline'));
    const back = () => toast.success(t('common.online'));
    window.addEventListener('offline', lost);
    window.addEventListener('online', back);
    return () => {
      window.removeEventListener('offline', lost);
      window.removeEventListener('online', back);
    };
  }, [t, toast]);
}
