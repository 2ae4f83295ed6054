import { Button } from '@fairlot/ui';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { useGo } from '../../../../shared/navigation/use-go.ts';
import { useLogout } from '../model/use-logout.ts';

/** Logs out immediately, without confirmation. */
export function LogoutLink() {
  const t = useText();
  const go = useGo();
  const { leave, isLeaving } = useLogout(() => go('/m/home'));
  return (
    <Button variant="text" wide busy={isLeaving} onClick={leave}>
      {t('menu.logout')}
    </Button>
  );
}
