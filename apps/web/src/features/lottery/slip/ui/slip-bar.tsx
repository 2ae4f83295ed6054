import { displayMinor } from '@fairlot/money';
import { Button, Icon, Stepper } from '@fairlot/ui';
import { type Translate, useLocaleText, useText } from '../../../../shared/i18n/use-text.ts';
import { hasChoice, pickSpaceOf } from '../model/numbers.ts';
import { Picks } from './picks.tsx';
import { playName } from '../../games/model/play-groups.ts';
import { countChosen, limitsOf } from '../model/slip.ts';
import { quickStakes, stepStake } from '../model/stake.ts';
import { priceOfBets } from '../model/typed-slip.ts';
import { ParkedNames, parkedNames } from '../parked/parked-names.tsx';
import { QuickStake } from './quick-stake.tsx';
import { SlipCta, SlipNote } from './slip-cta.tsx';
import type { SlipView } from './slip-view.ts';
import { StakeText } from './stake-text.tsx';

const MOST_BALLS = 4;

/** The slip at the bottom of the bet page; a single row while the results are open. */
export function SlipBar({ view, isCollapsed, onOpen }: { view: SlipView; isCollapsed: boolean; onOpen: () => void }) {
  const t = useText();
  if (isCollapsed) return <CollapsedSlip view={view} onOpen={onOpen} />;
  return (
    <section className="slip" aria-label={t('lottery.slip')}>
      <div className="row between mb-2">
        <BarHead view={view} onOpen={onOpen} />
        <button type="button" className="tap-line label negative no-shrink" onClick={view.onClear}>
          <Icon name="trash" size="small" />
          {t('lottery.clear')}
        </button>
      </div>
      {view.chosen.length > 0 && view.parked.length > 0 && <ParkedNames view={view} onOpen={onOpen} />}
      {view.chosen.length + view.parked.length > 0 && view.typed.length > 0 && (
        <TypedCount view={view} onOpen={onOpen} />
      )}
      {view.chosen.length > 0 && <StakeRow view={view} onEdit={onOpen} />}
      <StationCount view={view} />
      <SlipNote view={view} />
      <div className="mt-2">
        <SlipCta view={view} />
      </div>
      <SlipFoot view={view} />
    </section>
  );
}

/** The first of the three parts of a ticket that it has: the selection, numbers of other plays, typed bets. */
function BarHead({ view, onOpen }: { view: SlipView; onOpen: () => void }) {
  if (view.chosen.length > 0) return <ChosenBalls view={view} />;
  if (view.parked.length > 0) return <ParkedNames view={view} onOpen={onOpen} />;
  return <TypedCount view={view} onOpen={onOpen} />;
}

/** How many typed bets the ticket has, with their price; opens the list. */
function TypedCount({ view: { typed, chosenStations }, onOpen }: { view: SlipView; onOpen: () => void }) {
  const { t, tag } = useLocaleText();
  return (
    <button type="button" className="tap-line label grow" onClick={onOpen}>
      <Icon name="keyboard" size="small" />
      <span>{t('lottery.typed.count', { count: typed.length })}</span>
      <span className="numeric muted">
        {displayMinor(priceOfBets(typed, chosenStations), { locale: tag, decimals: 0 })}
      </span>
    </button>
  );
}

/** Names of the stations, where the slip is for several: the price below is for all of them. */
function StationCount({ view: { shares } }: { view: SlipView }) {
  const t = useText();
  if (shares.length < 2) return null;
  return (
    <p className="caption muted mt-2">
      {`${t('lottery.stations')}: ${shares.map(({ station }) => station.name).join(', ')}`}
    </p>
  );
}

function StakeRow({ view, onEdit }: { view: SlipView; onEdit: () => void }) {
  const t = useText();
  const limits = limitsOf(view.play);
  const { stakeMinor, unit } = view;
  if (limits.minMinor === limits.maxMinor)
    return (
      <div className="row between">
        <p className="caption muted numeric">
          {t('lottery.fixedPrice')}{' '}
          <b>
            <StakeText view={view} />
          </b>
        </p>
        <button type="button" className="tap-line link label" onClick={onEdit}>
          {t('lottery.viewSlip')}
        </button>
      </div>
    );
  const stake = (
    <span className="numeric">
      <StakeText view={view} />
      <span className="visually-hidden"> {t('lottery.editStake')}</span>
    </span>
  );
  return (
    <div className="row">
      <Stepper
        label={t('lottery.unitStake')}
        value={stake}
        labels={{ decrease: t('lottery.less'), increase: t('lottery.plus') }}
        onEdit={onEdit}
        canDecrease={stakeMinor > limits.minMinor}
        canIncrease={stakeMinor < limits.maxMinor}
        onDecrease={() => view.onStake(stepStake(stakeMinor, -1, limits, unit))}
        onIncrease={() => view.onStake(stepStake(stakeMinor, 1, limits, unit))}
      />
      <div className="stakes">
        {quickStakes(unit, view.play.units)
          .slice(1)
          .map((minor) => (
            <QuickStake key={String(minor)} minor={minor} view={view} />
          ))}
      </div>
    </div>
  );
}

function ChosenBalls({ view }: { view: SlipView }) {
  const t = useText();
  const { chosen } = view;
  const isSole = !hasChoice(pickSpaceOf(view.play));
  const shown = chosen.length > MOST_BALLS ? chosen.slice(0, MOST_BALLS - 1) : chosen;
  return (
    <span className="row grow">
      {isSole ? (
        <span className="label">{playName(view.play.code, t, view.play.name)}</span>
      ) : (
        <span className="no-shrink">
          <Picks play={view.play} numbers={shown} />
        </span>
      )}
      {chosen.length > shown.length && (
        <span className="label muted numeric">{`+${chosen.length - shown.length}`}</span>
      )}
      {!isSole && (
        <span className="caption muted numeric">
          {t('lottery.slipCount', { numbers: countChosen(view.play, chosen).selected, units: view.price.unitCount })}
        </span>
      )}
    </span>
  );
}

function SlipFoot({ view }: { view: SlipView }) {
  const { t, tag } = useLocaleText();
  return (
    <div className="row between caption muted mt-2">
      <span>
        {view.chosen.length > 0 && view.play.poolPercent === undefined && (
          <>
            {t(view.play.prizes === undefined ? 'lottery.perHit' : 'lottery.topPrize')}{' '}
            <b className="numeric positive">{displayMinor(view.price.perHitMinor, { locale: tag, decimals: 0 })}</b>
          </>
        )}
      </span>
      {view.balance !== null && (
        <span className="row end">
          <span className="numeric">{t('lottery.balance', { amount: view.balance })}</span>
          {view.mark}
        </span>
      )}
    </div>
  );
}

function CollapsedSlip({ view, onOpen }: { view: SlipView; onOpen: () => void }) {
  const { t, tag } = useLocaleText();
  return (
    <section className="slip" aria-label={t('lottery.slip')}>
      <div className="row gap-3">
        {hasChoice(pickSpaceOf(view.play)) && <Picks play={view.play} numbers={view.chosen.slice(0, 3)} />}
        <div className="grow">
          <div className="micro muted numeric">{contentOf(view, t)}</div>
          <div className="label numeric truncate">
            {displayMinor(view.total.totalMinor, { locale: tag, decimals: 0 })}
          </div>
        </div>
        <Button variant="fill" onClick={onOpen}>
          {t('lottery.viewSlip')}
        </Button>
      </div>
    </section>
  );
}

/** Short description of the ticket. */
function contentOf({ play, chosen, parked, typed, price }: SlipView, t: Translate): string {
  if (chosen.length === 0 && parked.length > 0) return parkedNames(parked, t);
  if (chosen.length === 0) return t('lottery.typed.count', { count: typed.length });
  if (!hasChoice(pickSpaceOf(play))) return playName(play.code, t, play.name);
  return t('lottery.slipCount', { numbers: countChosen(play, chosen).selected, units: price.unitCount });
}
