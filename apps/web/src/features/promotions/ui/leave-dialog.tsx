import { useText } from '../../../shared/i18n/use-text.ts';
import { QuestionDialog } from '../../../shared/ui/question-dialog.tsx';
import type { Offer } from '../api/promotions.ts';
import { waitsForDeposit } from '../model/plain-terms.ts';

interface Props {
  offer: Offer;
  open: boolean;
  isBusy: boolean;
  onClose: () => void;
  onLeave: () => void;
}

/** States what leaving an offer costs, before the member leaves it; neither button is emphasised. */
export function LeaveDialog({ offer, open, isBusy, onClose, onLeave }: Props) {
  const t = useText();
  return (
    <QuestionDialog
      title={t('offers.leaveAsk')}
      open={open}
      size="large"
      answer={{ label: t('offers.leave'), variant: 'neutral', busy: isBusy, onChoose: onLeave }}
      onClose={onClose}
    >
      <div className="stack">
        <p>{t(waitsForDeposit(offer) ? 'offers.leaveDeposit' : 'offers.leavePlay')}</p>
        {offer.kind === 'cashback' && <p>{t('offers.reason.left')}</p>}
        <p className="muted">{t('offers.leaveText')}</p>
      </div>
    </QuestionDialog>
  );
}
