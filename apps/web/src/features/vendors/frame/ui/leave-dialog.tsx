import { Button, Dialog } from '@fairlot/ui';
import { useId } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';

/** Asks once for confirmation while a round is open; the player can always leave. */
export function LeaveDialog({ open, onStay, onLeave }: { open: boolean; onStay: () => void; onLeave: () => void }) {
  const t = useText();
  const id = useId();
  return (
    <Dialog
      open={open}
      onClose={onStay}
      role="alertdialog"
      describedBy={id}
      name={t('play.leaveTitle')}
      title={t('play.leaveTitle')}
      closeLabel={t('common.close')}
      footer={
        <div className="two-columns">
          <Button variant="neutral" onClick={onLeave}>
            {t('play.leave')}
          </Button>
          <Button variant="fill" onClick={onStay} data-autofocus>
            {t('play.stay')}
          </Button>
        </div>
      }
    >
      <p id={id} className="muted">
        {t('play.leaveText')}
      </p>
    </Dialog>
  );
}
