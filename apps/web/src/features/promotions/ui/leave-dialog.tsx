import { Button, Dialog } from '@fairlot/ui';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { Offer } from '../api/promotions.ts';
import { waitsForDeposit } from '../model/plain-terms.ts';

interface Props {
  offer: Offer;
  open: boolean;
  isBusy: boolean;
  onClose: () => void;
  onLeave: () => void;
}

/** Says what leaving an offer costs before it is left. */
export function LeaveDialog({ offer, open, isBusy, onClose, onLeave }: Props) {
  const t = useText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      name={t('offers.leaveAsk')}
      title={t('offers.leaveAsk')}
      closeLabel={t('common.close')}
      footer={
        <div className="two-columns">
          <Button variant="neutral" size="large" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="neutral" size="large" busy={isBusy} onClick={onLeave}>
            {t('offers.leave')}
          </Button>
        </div>
      }
    >
      <div className="stack">
        <p>{t(waitsForDeposit(offer) ? 'offers.leaveDeposit' : 'offers.leavePlay')}</p>
        <p className="muted">{t('offers.leaveText')}</p>
      </div>
    </Dialog>
  );
}
