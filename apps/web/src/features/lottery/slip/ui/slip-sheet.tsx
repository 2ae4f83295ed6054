import { displayMinor } from '@fairlot/money';
import { Keypad, type KeypadKey, Segmented } from '@fairlot/ui';
import { useState } from 'react';
import { formatDecimal, formatPercent } from '../../../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../../../shared/i18n/use-text.ts';
import { type SheetControl, TitledSheet } from '../../../../shared/ui/titled-sheet.tsx';
import { limitsOf } from '../model/slip.ts';
import { keyStake, MONEY_UNIT, quickStakes, zerosKey } from '../model/stake.ts';
import { FreeBetChoice } from './free-bet-choice.tsx';
import { ParkedBets } from '../parked/parked-bets.tsx';
import { QuickStake } from './quick-stake.tsx';
import { SlipCta, SlipNote } from './slip-cta.tsx';
import { SlipStations } from './slip-stations.tsx';
import { SlipLines } from './slip-lines.tsx';
import type { SlipView } from './slip-view.ts';
import { StakeText } from './stake-text.tsx';
import { TypedBets } from './typed-bets.tsx';
import { priceMultiple } from '../../games/model/price-multiple.ts';

/** The whole slip: numbers, stake by keypad, and the price and payout of a line before the bet is placed. */
export default function SlipSheet({ view, ...control }: SheetControl & { view: SlipView }) {
  const t = useText();
  const limits = limitsOf(view.play);
  const isFixed = limits.minMinor === limits.maxMinor;
  const footer = (
    <>
      <SlipNote view={view} />
      <div className="mt-2">
        <SlipCta view={view} />
      </div>
      <div className="row between wrap caption muted mt-2">
        {/* The sheet covers the page's countdown. */}
        <span>{view.closesIn}</span>
        {view.balance !== null && (
          <span className="row end">
            {view.mark}
            <span className="numeric">{t('lottery.balance', { amount: view.balance })}</span>
          </span>
        )}
      </div>
    </>
  );
  return (
    <TitledSheet {...control} title={t('lottery.slip')} footer={footer}>
      {view.typed.length > 0 && (
        <TypedBets bets={view.typed} stations={view.stations} chosen={view.chosenStations} onRemove={view.onUntype} />
      )}
      <ParkedBets view={view} />
      {view.chosen.length > 0 && (
        <>
          <SlipLines
            label={t('lottery.chosen')}
            play={view.play}
            chosen={view.chosen}
            price={view.price}
            stakeMinor={view.stakeMinor}
            onRemove={view.onRemove}
          />
          {!isFixed && <UnitChoice view={view} />}
          {isFixed ? <TicketFigures view={view} /> : <Figures view={view} />}
        </>
      )}
      <SlipStations view={view} />
      {view.shares.length < 2 && <FreeBetChoice view={view} />}
      {view.chosen.length > 0 && !isFixed && (
        <>
          <div className="row wrap mb-3">
            {quickStakes(view.unit, view.play.units).map((minor) => (
              <QuickStake key={String(minor)} minor={minor} view={view} />
            ))}
          </div>
          <StakeKeypad view={view} />
        </>
      )}
    </TitledSheet>
  );
}

/**
 * Keypad of the stake. Typed digits are forgotten when the sheet closes: the first digit then replaces the displayed
 * stake.
 */
function StakeKeypad({ view: { stakeMinor, unit, onStake } }: { view: SlipView }) {
  const t = useText();
  const [typedMinor, setTypedMinor] = useState<bigint | null>(null);
  const press = (key: KeypadKey) => {
    const next = keyStake(stakeMinor, typedMinor, key, unit);
    setTypedMinor(next);
    onStake(next);
  };
  return <Keypad label={t('lottery.unitStake')} eraseLabel={t('lottery.erase')} zeros={zerosKey(unit)} onKey={press} />;
}

/** Choice between money and points, if the game has points. */
function UnitChoice({ view }: { view: SlipView }) {
  const t = useText();
  if (view.pointMinor === null) return null;
  const options = (['money', 'points'] as const).map((value) => ({ value, label: t(`lottery.unit.${value}`) }));
  return (
    <Segmented
      className="mt-3"
      label={t('lottery.unit')}
      options={options}
      value={view.unit === MONEY_UNIT ? 'money' : 'points'}
      onChange={view.onUnit}
    />
  );
}

/** Price and return of a jackpot ticket, which has a single stake. */
function TicketFigures({ view }: { view: SlipView }) {
  const { t, tag } = useLocaleText();
  return (
    <>
      <div className="row between baseline mt-3">
        <span className="caption muted">{t('lottery.fixedPrice')}</span>
        <b className="h3 numeric">
          <StakeText view={view} /> <span className="label faint">{view.currency}</span>
        </b>
      </div>
      <p className="caption muted numeric mt-1 mb-3">
        {t('lottery.ticketTerms', {
          fixed: formatPercent(view.play.returnPercent, tag),
          pool: formatPercent(view.play.poolPercent ?? '0', tag),
        })}
      </p>
    </>
  );
}

function Figures({ view }: { view: SlipView }) {
  const { t, tag } = useLocaleText();
  const { play, price, currency } = view;
  const amount = (minor: bigint) => displayMinor(minor, { locale: tag, decimals: 0 });
  return (
    <>
      <div className="row between baseline mt-3">
        <div>
          <div className="caption muted">{t('lottery.unitStake')}</div>
          <div className="big numeric" aria-live="polite">
            <StakeText view={view} />{' '}
            <span className="label faint">
              {view.unit === MONEY_UNIT ? currency : `= ${amount(view.stakeMinor)} ${currency}`}
            </span>
          </div>
        </div>
        <div className="end">
          <div className="caption muted">{t(play.prizes === undefined ? 'lottery.linePays' : 'lottery.topPrize')}</div>
          <div className="h3 numeric positive">{amount(price.perHitMinor)}</div>
        </div>
      </div>
      <p className="caption muted numeric mt-1 mb-3">
        {t('lottery.lineFacts', {
          amount: amount(price.lineMinor),
          odds: formatDecimal(play.prizes?.[0]?.oddsText ?? priceMultiple(play), tag),
          value: formatPercent(play.returnPercent, tag),
        })}
      </p>
    </>
  );
}
