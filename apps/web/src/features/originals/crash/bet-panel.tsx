import { hundredthsText, multiply } from '@fairlot/game-maths';
import { displayMinor, parseMinor } from '@fairlot/money';
import { Button, IconButton, Switch } from '@fairlot/ui';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import { statusQuery } from '../../site/api/status.ts';
import { type Flight, multiplierNow } from '../api/flight.ts';
import { isWon } from '../model/shown-round.ts';
import type { Table } from '../model/use-rounds.ts';
import { useStake } from '../model/use-stake.ts';
import { useTick } from '../model/use-tick.ts';
import { amountText, netText, timesText } from '../model/words.ts';
import { CashOut } from '../ui/cash-out.tsx';
import { PlayAction } from '../ui/play-action.tsx';
import { RefusedNote } from '../ui/refused-note.tsx';
import { StakeField } from '../ui/stake-field.tsx';
import { isTarget, TargetField } from '../ui/target-field.tsx';
import { useKeptPlace } from '../ui/use-kept-place.ts';
import { autoOf, cashOutOf, type Seat } from './crash-bets.ts';
import { isOn } from './flight-on-stage.ts';

const DIGITS_MS = 100;
/** Status of the site for a region that is not served. */
const RESTRICTED = 2;

interface BetPanelProps {
  table: Table;
  flight: Flight;
  seat: Seat;
  /** Whether the other bet is beside it. */
  isPair: boolean;
  /** Folds the bet away; undefined if it stays. */
  onClose?: (() => void) | undefined;
}

/** Controls of one of the player's bets on a flight (mock-up 83). The focus stays in the panel of its bet. */
export function BetPanel({ table, flight, seat, isPair, onClose }: BetPanelProps) {
  const { t, tag } = useLocaleText();
  const keptPlace = useKeptPlace();
  const { round, isOpen } = table;
  const isDone = isPair && !isOpen && flight.state !== 'betting' && isOn(round, flight);
  const isAboard = isOpen || isDone;
  return (
    <section
      className="crash-bet"
      aria-label={t('crash.bet', { number: seat })}
      data-pair={isPair || undefined}
      {...keptPlace}
    >
      {isPair && (
        <div className="crash-bet__head caption muted">
          <span>
            {t('crash.bet', { number: seat })}
            {isAboard && round !== null && <b className="numeric"> · {amountText(round.stake, tag)}</b>}
          </span>
          {!isAboard && onClose !== undefined && (
            <IconButton icon="close" size="small" label={t('crash.noSecond')} onClick={onClose} />
          )}
        </div>
      )}
      <RefusedNote refusal={table.refusal} isOpen={isOpen}>
        {isDone ? <DoneBet table={table} flight={flight} /> : <BetControls {...{ table, flight, seat, isPair }} />}
      </RefusedNote>
      <p className="visually-hidden" role="status">
        {isDone && <DoneText table={table} flight={flight} />}
      </p>
    </section>
  );
}

function BetControls({ table, flight, seat, isPair }: Omit<BetPanelProps, 'onClose'>) {
  const t = useText();
  const stake = useStake(table);
  const [isAuto, setAuto] = useState(false);
  const [target, setTarget] = useState(200n);
  const isRight = !isAuto || isTarget(target);
  if (table.isOpen) {
    return (
      <>
        {flight.state === 'flying' ? (
          <CashOutNow table={table} flight={flight} seat={seat} />
        ) : (
          <Rest>{t('crash.aboard')}</Rest>
        )}
        <AutoAboard table={table} flight={flight} seat={seat} isPair={isPair} />
      </>
    );
  }
  const isLocked = table.isSending;
  const auto = t('crash.auto');
  return (
    <>
      <div className="row between">
        <span className="caption muted" aria-hidden="true">
          {auto}
        </span>
        <Switch label={auto} checked={isAuto} onChange={() => setAuto(!isAuto)} disabled={isLocked} />
      </div>
      {isAuto && (
        <TargetField
          label={t('limbo.target')}
          value={target}
          isRight={isRight}
          isLocked={isLocked}
          onChange={setTarget}
        />
      )}
      <StakeField stake={stake} isLocked={isLocked} />
      {flight.state === 'betting' ? (
        <PlayAction
          table={table}
          stake={stake}
          label={t('crash.join')}
          choices={isRight ? { autoCashOut: isAuto ? hundredthsText(target) : null, seat } : null}
        />
      ) : (
        <Rest>{t('crash.wait')}</Rest>
      )}
    </>
  );
}

/** The main button while there is nothing to press. It keeps the focus, so that the other bet's does not get it. */
function Rest({ children }: { children: ReactNode }) {
  return (
    <Button variant="neutral" size="large" wide cta aria-disabled>
      <span>{children}</span>
    </Button>
  );
}

/** The automatic cash-out of a stake on this flight: it can be switched off, but not raised. */
function AutoAboard({ table, flight: { own }, seat, isPair }: Omit<BetPanelProps, 'onClose'>) {
  const { t, tag } = useLocaleText();
  const bet = own.find((each) => each.seat === seat);
  const auto = bet === undefined ? null : autoOf(bet);
  if (bet === undefined || auto === null || !hasAuto(table, { own }, seat)) return null;
  const returned = multiply(parseMinor(bet.stake), parseMinor(auto, 2) * 100n);
  const times = timesText(auto, tag);
  return (
    <div className="row between">
      <span className="caption muted" aria-hidden="true">
        {isPair
          ? t('crash.autoAt', { times })
          : t('crash.autoReturns', { times, amount: displayMinor(returned, { locale: tag }) })}
      </span>
      <Switch label={t('crash.auto')} checked onChange={() => table.step('autoOff')} disabled={!table.canStep} />
    </div>
  );
}

/** Whether the stake leaves the flight automatically. */
function hasAuto({ round }: Table, { own }: Pick<Flight, 'own'>, seat: Seat): boolean {
  const isOff = round?.steps.includes('autoOff') ?? false;
  return !isOff && own.some((each) => each.seat === seat && each.autoCashOut !== null);
}

/** A separate component, so that the growing amount does not render the rest of the page. */
function CashOutNow({ table, flight, seat }: { table: Table; flight: Flight; seat: Seat }) {
  useTick(DIGITS_MS, true);
  useLeaveWhenRestricted(table, hasAuto(table, flight, seat));
  const times = multiplierNow(flight) * 100n;
  const stakeMinor = parseMinor(table.round?.stake ?? '0.00');
  return <CashOut table={table} minor={multiply(stakeMinor, times)} isPossible={times > 10_000n} />;
}

/**
 * Cashes out when the page of a region that is not served hides the flight. As during maintenance, an automatic
 * cash-out stays.
 */
function useLeaveWhenRestricted(table: Table, isAuto: boolean): void {
  const client = useQueryClient();
  const leave = useRef(() => undefined as void);
  useEffect(() => {
    leave.current = () => {
      if (!isAuto && client.getQueryData(statusQuery().queryKey)?.status === RESTRICTED) table.step('cashOut');
    };
  });
  useEffect(() => () => leave.current(), []);
}

/** A bet that has ended while its flight is on the stage. */
function DoneBet({ table: { round }, flight }: { table: Table; flight: Flight }) {
  const { t, tag } = useLocaleText();
  if (round === null) return null;
  return (
    <>
      <Rest>
        {endText(cashOutOf(round), flight, t, tag)}
        <b className="numeric crash-bet__paid">{amountText(round.payout ?? '0.00', tag)}</b>
      </Rest>
      <div className="row between caption muted">
        <span>
          {t('play.net')}{' '}
          <b className="numeric ltr" data-won={isWon(round) || undefined}>
            {netText(round, tag)}
          </b>
        </span>
      </div>
    </>
  );
}

/** The end of a bet for screen readers. */
function DoneText({ table: { round }, flight }: { table: Table; flight: Flight }) {
  const { t, tag } = useLocaleText();
  if (round === null) return null;
  return `${endText(cashOutOf(round), flight, t, tag)}, ${t('play.net')} ${netText(round, tag)}`;
}

function endText(cashOut: string | null, { multiplier }: Flight, t: ReturnType<typeof useText>, tag: string): string {
  return cashOut === null
    ? t('crash.crashed', { times: timesText(multiplier ?? '', tag) })
    : t('crash.cashedOut', { times: timesText(cashOut, tag) });
}
