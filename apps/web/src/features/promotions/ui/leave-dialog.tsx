import { useText } from '../../../shared/i18n/use-text.ts';
import type { Offer } from '../api/promotions.ts';
import { waitsForDeposit } from '../model/plain-terms.ts';
import { LossDialog } from './loss-dialog.tsx';

interface Props {
  offer: Offer;
  open: boolean;
  isBusy: boolean;
  onClose: () => void;
  onLeave: () => void;
}

/** States what leaving an offer costs, before the member leaves it. */
export function LeaveDialog({ offer, open, isBusy, onClose, onLeave }: Props) {
  const t = useText();
  return (
    <LossDialog
      title={t('offers.leaveAsk')}
      act={t('offers.leave')}
      open={open}
      isBusy={isBusy}
      onClose={onClose}
      onAct={onLeave}
    >
      <div className="stack">
        <p>{t(waitsForDeposit(offer) ? 'offers.leaveDeposit' : 'offers.leavePlay')}</p>
        {offer.kind === 'cashback' && <p>{t('offers.reason.left')}</p>}
        <p className="muted">{t('offers.leaveText')}</p>
      </div>
    </LossDialog>
  );
}
