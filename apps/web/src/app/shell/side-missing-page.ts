import { useToast } from '@fairlot/ui';
import { useEffect } from 'react';
import { useText } from '../../shared/i18n/use-text.ts';
import { useGo } from '../../shared/navigation/use-go.ts';
import { useShown } from '../../shared/navigation/use-router.ts';
import { HOME_PATH, MISSING_COOKIE, MISSING_HASH } from '../page-route.ts';

/** Shows a message that the page does not exist, after an unknown address was redirected to home. */
export function useMissingPage(): void {
  const t = useText();
  const toast = useToast();
  const go = useGo();
  const isMissing = useShown().place.hash === MISSING_HASH;
  useEffect(() => {
    if (!document.cookie.includes(`${MISSING_COOKIE}=`)) return;
    // Deleted after reading, so that a reload does not repeat the message.
    document.cookie = `${MISSING_COOKIE}=; path=/m; max-age=0`;
    toast.info(t('common.noPage'));
  }, [t, toast]);
  useEffect(() => {
    if (!isMissing) return;
    toast.info(t('common.noPage'));
    // Removes the hash, so that a reload does not repeat the message.
    go(HOME_PATH, { replace: true, keepScroll: true });
  }, [isMissing, t, toast, go]);
}
