import { Button, Dialog } from '@fairlot/ui';
import { useLogout } from '../../identity/session/model/use-logout.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useGo } from '../../../shared/navigation/use-go.ts';

/**
 * What a free-play account may not do (Z-68) opens this: the way on is a real account. Free play ends with the choice;
 * `next` is where the real account comes to.
 */
export function RealAccountDialog({ next }: { next: string }) {
  const t = useText();
  const go = useGo();
  // The end of a session leads members' pages home; this comes after it.
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
