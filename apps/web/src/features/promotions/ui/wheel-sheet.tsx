import { Button, ButtonLink } from '@fairlot/ui';
import { useCallback, useState } from 'react';
import { formatAmount } from '../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import type { Offer, Taken } from '../api/promotions.ts';
import { oddsOf, reasonText } from '../model/plain-terms.ts';
import { wheelParts } from '../model/wheel-parts.ts';
import { OddsTable } from './odds-table.tsx';
import { TermsList } from './terms-list.tsx';
import { Wheel } from './wheel.tsx';
import { Reading } from './reading.tsx';
import { type SheetControl, TitledSheet } from '../../../shared/ui/titled-sheet.tsx';

interface Props extends SheetControl {
  offer: Offer;
  taken: Taken | null;
  isBusy: boolean;
  onSpin: () => void;
}

/** A lucky wheel. The server decides where it stops before it turns, with the odds that are shown below it. */
export function WheelSheet({ offer, open, onClose, taken, isBusy, onSpin }: Props) {
  const { t, tag } = useLocaleText();
  const [isStill, setStill] = useState(false);
  const onStopped = useCallback(() => setStill(true), []);
  const spin = () => {
    setStill(false);
    onSpin();
  };
  const isReported = taken !== null && isStill;
  const amount = `${formatAmount(taken?.amount ?? '0.00', tag)} ${offer.asset}`;
  const isBonus = offer.terms.gift === 'bonus';
  return (
    <TitledSheet
      open={open}
      onClose={onClose}
      title={offer.title}
      footer={
        isReported ? (
          <ButtonLink variant="fill" size="large" wide href={isBonus ? '/m/member/bonus' : '/m/rewardCenter'}>
            {t(isBonus ? 'title.bonus' : 'offers.toRewards')}
          </ButtonLink>
        ) : (
          <Button
            variant="fill"
            size="large"
            wide
            busy={isBusy || taken !== null}
            disabled={!offer.eligible && taken === null}
            onClick={spin}
          >
            {t('offers.spin')}
          </Button>
        )
      }
    >
      <Reading label={t('offers.terms')}>
        <Wheel parts={wheelParts(oddsOf(offer))} stop={taken?.part ?? null} onStopped={onStopped} />
        <p className="text-center spin-result" role="status">
          {isReported ? <span className="h2">{t(isBonus ? 'offers.given' : 'offers.collect', { amount })}</span> : null}
        </p>
        {offer.reason !== null && taken === null && <p className="note">{reasonText(offer.reason, t)}</p>}
        <p className="caption muted">{t('offers.wheelScale')}</p>
        <OddsTable offer={offer} />
        <TermsList offer={offer} />
      </Reading>
    </TitledSheet>
  );
}
