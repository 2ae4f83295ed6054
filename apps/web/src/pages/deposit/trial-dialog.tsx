import { Button, ButtonLink, Dialog } from '@fairlot/ui';
import { useLogout } from '../../features/identity/model/use-logout.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { useGo } from '../../shared/navigation/use-go.ts';

/** Play money cannot be bought: the way on is a real account. */
export function TrialDialog({ next }: { next: string }) {
  const t = useText();
  const go = useGo();
  const { leave, isLeaving } = useLogout(() => go(`/m/login?next=${encodeURIComponent(next)}`));
  const footer = (
    <div className="g2">
      <ButtonLink variant="neutral" href="/m/home">{t('tab.home')}</ButtonLink>
      <Button variant="fill" busy={isLeaving} onClick={leave}>{t('header.login')}</Button>
    </div>
  );
  return (
    <Dialog open onClose={() => go('/m/home')} name={t('deposit.trialTitle')} title={t('deposit.trialTitle')} closeLabel={t('common.close')} footer={footer}>
      <p className="mut">{t('deposit.trialText')}</p>
    </Dialog>
  );
}
