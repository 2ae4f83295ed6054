import { Button, Dialog } from '@fairlot/ui';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { useGo } from '../../../../shared/navigation/use-go.ts';
import { useLogout } from '../../session/model/use-logout.ts';

/** Asks for confirmation before logging out; afterwards the app shows home. */
export function LogoutDialog({ open, onClose, onLeft }: { open: boolean; onClose: () => void; onLeft?: () => void }) {
  const t = useText();
  const go = useGo();
  const { leave, isLeaving } = useLogout(() => {
    onClose();
    onLeft?.();
    go('/m/home');
  });
  const footer = (
    <div className="two-columns">
      <Button variant="neutral" onClick={onClose}>
        {t('common.cancel')}
      </Button>
      <Button variant="danger" busy={isLeaving} onClick={leave}>
        {t('logout.confirm')}
      </Button>
    </div>
  );
  return (
    <Dialog
      open={open}
      onClose={onClose}
      name={t('logout.question')}
      title={t('logout.question')}
      closeLabel={t('common.close')}
      footer={footer}
    >
      <p className="muted">{t('logout.hint')}</p>
    </Dialog>
  );
}
