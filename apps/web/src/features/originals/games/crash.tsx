import { Button } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { type Translate, useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import { FailedPart, LoadingRows } from '../../../shared/ui/list-states.tsx';
import { type Flight, flightQuery, timeIn } from '../api/flight.ts';
import { BetPanel } from '../crash/bet-panel.tsx';
import { type Seat, seatOf, stageTable } from '../crash/crash-bets.ts';
import { CrashChances } from '../crash/crash-chances.tsx';
import { CrashStage } from '../crash/crash-stage.tsx';
import { CrashWait } from '../crash/crash-wait.tsx';
import { useFlightOnStage } from '../crash/flight-on-stage.ts';
import { useKnownFlight } from '../crash/use-known-flight.ts';
import { FlightProof } from '../crash/flight-proof.tsx';
import { Passengers } from '../crash/passengers.tsx';
import type { GameProps } from '../model/game-props.ts';
import { type Table, useRounds } from '../model/use-rounds.ts';
import { timesText } from '../model/words.ts';
import { GameFrame } from '../ui/game-frame.tsx';
import type { SharedChip } from '../ui/past-chips.tsx';

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

function CrashTable({ game, flight: read }: GameProps & { flight: Flight }) {
  const { t, tag } = useLocaleText();
  const { flight: current, isLost } = useKnownFlight(read);
  const first = useRounds(game, () => 0, isFirst);
  const second = useRounds(game, () => 0, isSecond);
  useSettled(current, first, 1);
  useSettled(current, second, 2);
  const flight = useFlightOnStage(current, [first.round, second.round]);
  const { round, state, last, returnScaled, own, passengers, players, cashedOut } = flight;
  return (
    <GameFrame
      table={stageTable([first, second], flight)}
      subtitle={(percent) => t('crash.subtitle', { round, percent })}
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
      panel={<BothBets tables={[first, second]} flight={current} isLost={isLost} />}
    >
      {state === 'betting' ? <CrashWait flight={flight} /> : <CrashStage flight={flight} />}
    </GameFrame>
  );
}

const isFirst = (round: Parameters<typeof seatOf>[0]) => seatOf(round) === 1;
const isSecond = (round: Parameters<typeof seatOf>[0]) => seatOf(round) === 2;

interface BothBetsProps {
  tables: [Table, Table];
  flight: Flight;
  isLost: boolean;
}

/** The first bet, and the second one beside it once the player wants it or has one on the flight. */
function BothBets({ tables: [first, second], flight, isLost }: BothBetsProps) {
  const t = useText();
  const [isWanted, setWanted] = useState(false);
  const isPair = isWanted || second.isOpen || flight.own.some(({ seat }) => seat === 2);
  return (
    <>
      {isLost && (
        <p className="note" role="status">
          {t('originals.reconnecting')}
        </p>
      )}
      <div className="crash-bets" data-pair={isPair || undefined}>
        <BetPanel table={first} flight={flight} seat={1} isPair={isPair} />
        {isPair && (
          <BetPanel
            table={second}
            flight={flight}
            seat={2}
            isPair
            onClose={second.isSending ? undefined : () => setWanted(false)}
          />
        )}
      </div>
      {!isPair && flight.state === 'betting' && (
        <Button variant="text" size="small" icon="plus" onClick={() => setWanted(true)}>
          {t('crash.second')}
        </Button>
      )}
    </>
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

/** Reads the result of a flight that the server settled: by its crash, or by an automatic cash-out. */
function useSettled(flight: Flight, table: Table, seat: Seat): void {
  const { isOpen, refresh } = table;
  const bet = flight.own.find((each) => each.seat === seat);
  const again = useRef(refresh);
  useEffect(() => {
    again.current = refresh;
  });
  const isOver = isOpen && (bet === undefined || bet.cashOut !== null || flight.state === 'crashed');
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
