import { multiply } from '@fairlot/game-maths';
import { displayMinor, parseMinor } from '@fairlot/money';
import { Button, Switch } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { type Translate, useText } from '../../../shared/i18n/use-text.ts';
import { FailedPart, LoadingRows } from '../../../shared/ui/list-states.tsx';
import { type Flight, flightQuery, multiplierNow, timeIn } from '../api/flight.ts';
import { type GameProps, percentOf } from '../model/game-props.ts';
import { type Table, useRounds } from '../model/use-rounds.ts';
import { useStake } from '../model/use-stake.ts';
import { useTick } from '../model/use-tick.ts';
import { netText, timesText } from '../model/words.ts';
import { CashOut } from '../ui/cash-out.tsx';
import { CrashChances } from '../crash/crash-chances.tsx';
import { CrashStage } from '../crash/crash-stage.tsx';
import { CrashWait } from '../crash/crash-wait.tsx';
import { isOn, useFlightOnStage } from '../crash/flight-on-stage.ts';
import { FlightProof } from '../crash/flight-proof.tsx';
import { GameFrame } from '../ui/game-frame.tsx';
import type { SharedChip } from '../ui/past-chips.tsx';
import { Passengers } from '../crash/passengers.tsx';
import { PlayAction } from '../ui/play-action.tsx';
import { StakeField } from '../ui/stake-field.tsx';
import { isTarget, TargetField, targetText } from '../ui/target-field.tsx';

const DIGITS_MS = 100;
/**
 * Delay before a finished flight's result is read: in the first half second after a crash, cash-outs that had arrived
 * still count.
 */
const SETTLED_MS = 700;

/** Crash: one flight for all players, who cash out before it crashes. */
export default function CrashGame({ game }: GameProps) {
  const { data, error, isError, refetch } = useQuery(flightQuery());
  if (data === undefined)
    return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows shape="card" />;
  return <CrashTable game={game} flight={data} />;
}

function CrashTable({ game, flight: current }: GameProps & { flight: Flight }) {
  const t = useText();
  const { tag } = useLocale();
  const table = useRounds(game, () => 0);
  useSettled(current, table);
  const flight = useFlightOnStage(current, table.round);
  // A result disappears from the stage together with its flight.
  const shown = table.isOpen || isOn(table.round, flight) ? table : { ...table, round: null };
  const { round, state, last, returnScaled, own, passengers, players, cashedOut } = flight;
  const percent = percentOf(game, tag);
  return (
    <GameFrame
      table={shown}
      percent={percent}
      subtitle={t('crash.subtitle', { round, percent })}
      chip={(each) => netText(each, tag)}
      shared={last.map((each, index) => chipOf(each, index, tag))}
      outcome={({ nonce }) => outcomeOf(String(nonce), flight, t, tag)}
      status={useReported(flight, t, tag)}
      odds={(open) => (
        <>
          {state === 'betting' && <CrashChances returnScaled={returnScaled} />}
          {state === 'betting' && <FlightProof flight={flight} onOpen={() => open('fairness')} />}
          <Passengers own={own} passengers={passengers} players={players} cashedOut={cashedOut} />
        </>
      )}
      panel={<FlightControls table={table} flight={current} />}
    >
      {state === 'betting' ? <CrashWait flight={flight} /> : <CrashStage flight={flight} />}
    </GameFrame>
  );
}

/** The last flight with its multiplier, and older ones as bars that are twentyfold at full height. */
function chipOf({ round, multiplier }: Flight['last'][number], index: number, tag: string): SharedChip {
  const times = Number(multiplier);
  return {
    key: round,
    text: timesText(multiplier, tag),
    isHigh: times >= 2,
    isTop: times >= 10,
    ...(index > 0 && { bar: Math.min(1, Math.log(times) / Math.log(20)) }),
  };
}

function FlightControls({ table, flight }: { table: Table; flight: Flight }) {
  const t = useText();
  const stake = useStake(table);
  const [isAuto, setAuto] = useState(false);
  const [target, setTarget] = useState(200n);
  const isRight = !isAuto || isTarget(target);
  if (table.isOpen && flight.state === 'flying') {
    return (
      <>
        <AutoAboard table={table} flight={flight} />
        <CashOutNow table={table} flight={flight} />
      </>
    );
  }
  const isLocked = table.isSending || table.isOpen;
  const isBetting = flight.state === 'betting';
  if (table.isOpen) {
    return (
      <>
        <AutoAboard table={table} flight={flight} />
        <Button variant="fill" size="large" wide disabled>
          {t('crash.aboard')}
        </Button>
      </>
    );
  }
  return (
    <>
      <div className="row between">
        <span className="caption muted" aria-hidden="true">
          {t('crash.auto')}
        </span>
        <Switch label={t('crash.auto')} checked={isAuto} onChange={() => setAuto(!isAuto)} disabled={isLocked} />
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
      {isBetting ? (
        <PlayAction
          table={table}
          stake={stake}
          label={t('crash.join')}
          choices={isRight ? { autoCashOut: isAuto ? targetText(target) : null } : null}
        />
      ) : (
        <Button variant="fill" size="large" wide disabled>
          {t('crash.wait')}
        </Button>
      )}
    </>
  );
}

/** The automatic cash-out of the stake on this flight: it can be switched off, but not raised. */
function AutoAboard({ table, flight: { own } }: { table: Table; flight: Flight }) {
  const t = useText();
  const { tag } = useLocale();
  const isOff = table.round?.steps.includes('autoOff') ?? false;
  if (own === null || own.autoCashOut === null || isOff) return null;
  const returned = multiply(parseMinor(own.stake), parseMinor(own.autoCashOut, 2) * 100n);
  const times = timesText(own.autoCashOut, tag);
  return (
    <div className="row between">
      <span className="caption muted" aria-hidden="true">
        {t('crash.autoReturns', { times, amount: displayMinor(returned, { locale: tag }) })}
      </span>
      <Switch label={t('crash.auto')} checked onChange={() => table.step('autoOff')} disabled={!table.canStep} />
    </div>
  );
}

/** A separate component, so that the growing amount does not render the rest of the page. */
function CashOutNow({ table, flight }: { table: Table; flight: Flight }) {
  useTick(DIGITS_MS, true);
  const times = multiplierNow(flight) * 100n;
  const stakeMinor = parseMinor(table.round?.stake ?? '0.00');
  return <CashOut table={table} minor={multiply(stakeMinor, times)} isPossible={times > 10_000n} />;
}

/** Reads the result of a flight that the server settled: by its crash, or by an automatic cash-out. */
function useSettled(flight: Flight, table: Table): void {
  const { isOpen, refresh } = table;
  const hasLeft = flight.own !== null && flight.own.cashOut !== null;
  const again = useRef(refresh);
  useEffect(() => {
    again.current = refresh;
  });
  const isOver = isOpen && (hasLeft || flight.state === 'crashed' || flight.own === null);
  useEffect(() => {
    if (!isOver) return;
    // Polls until the round is settled.
    const timer = setInterval(() => again.current(), SETTLED_MS);
    return () => clearInterval(timer);
  }, [isOver]);
}

/** Text about a flight for screen readers: announced once per state, not every second. */
function useReported(flight: Flight, t: Translate, tag: string): string {
  const { round, state } = flight;
  const [reported, setReported] = useState({ round: '', state: '', text: '' });
  if (reported.round === round && reported.state === state) return reported.text;
  const text = stateText(flight, t, tag);
  setReported({ round, state, text });
  return text;
}

function stateText(flight: Flight, t: Translate, tag: string): string {
  if (flight.state === 'flying') return t('crash.flying');
  if (flight.state === 'crashed') return t('crash.crashed', { times: timesText(flight.multiplier ?? '', tag) });
  const seconds = Math.max(0, Math.ceil((flight.startsAt - timeIn(flight)) / 1000));
  return t('crash.startsIn', { seconds });
}

/** The crash multiplier of a finished round's flight, if it is known. */
function outcomeOf(round: string, flight: Flight, t: Translate, tag: string): string {
  const now = flight.round === round && flight.state === 'crashed' ? flight.multiplier : null;
  const times = now ?? flight.last.find((each) => each.round === round)?.multiplier;
  return times === undefined ? t('originals.thisRound') : t('crash.crashed', { times: timesText(times, tag) });
}
