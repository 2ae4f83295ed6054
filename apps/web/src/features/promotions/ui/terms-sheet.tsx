import { Button } from '@fairlot/ui';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { Offer } from '../api/promotions.ts';
import { reasonText } from '../model/plain-terms.ts';
import { OddsTable } from './odds-table.tsx';
import { TermsList } from './terms-list.tsx';
import { Reading } from './reading.tsx';
import { type SheetControl, TitledSheet } from '../../../shared/ui/titled-sheet.tsx';

interface Props extends SheetControl {
  offer: Offer;
  /** Label of the button that joins the offer; null if the terms are only read. */
  take: string | null;
  isBusy: boolean;
  onTake: () => void;
}

/** Everything that a member should know before joining an offer, with the join button below. */
export function TermsSheet({ offer, open, onClose, take, isBusy, onTake }: Props) {
  const t = useText();
  return (
    <TitledSheet
      open={open}
      onClose={onClose}
      name={t('offers.terms')}
      title={offer.title}
      footer={
        take === null ? undefined : (
          <Button variant="fill" size="large" wide busy={isBusy} disabled={!offer.eligible} onClick={onTake}>
            {take}
          </Button>
        )
      }
    >
      <Reading label={t('offers.terms')}>
        <p>{offer.text}</p>
        <TermsList offer={offer} />
        {offer.terms.wheel !== undefined && <OddsTable offer={offer} />}
        {take !== null && offer.reason === null && <p className="caption muted">{t('offers.agree')}</p>}
        {offer.reason !== null && <p className="note">{reasonText(offer.reason, t)}</p>}
      </Reading>
    </TitledSheet>
  );
}
