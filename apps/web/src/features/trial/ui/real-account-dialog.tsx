import { Button, Dialog } from '@fairlot/ui';
import { useLogout } from '../../identity/session/model/use-logout.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useGo } from '../../../shared/navigation/use-go.ts';

/**
 * Opened by actions that a trial account may not perform (Z-68): it leads to a real account. Choosing one ends free
 * play; `next` is the page to open afterwards.
 */
export function RealAccountDialog({ next }: { next: string }) {
  const t = useText();
  const go = useGo();
  // Delayed, because the end of a session redirects members' pages to home first.
  const to = (path: string) => setTimeout(() => go(`${path}?next=${encodeURIComponent(next)}`));
  const login = useLogout(() => to('/m/login'));
  const register = useLogout(() => to('/m/register'));
  const footer = (
    <div className="two-columns">
      <Button variant="neutral" busy={register.isLeaving} onClick={register.leave}>
        {t('header.join')}
      </Button>
      <Button variant="fill" busy={login.isLeaving} onClick={login.leave}>
        {t('header.login')}
      </Button>
    </div>
  );
  return (
    <Dialog
      open
      onClose={() => go('/m/home')}
      name={t('trial.realTitle')}
      title={t('trial.realTitle')}
      closeLabel={t('common.close')}
      footer={footer}
    >
      <p className="muted">{t('trial.realText')}</p>
    </Dialog>
  );
}
