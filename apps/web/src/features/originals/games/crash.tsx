import { multiply } from '@fairlot/game-maths';
import { parseMinor } from '@fairlot/money';
import { Button, Switch } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { type Translate, useText } from '../../../shared/i18n/use-text.ts';
import { FailedPart, LoadingRows } from '../../../shared/ui/list-states.tsx';
import { type Flight, flightQuery, timeIn } from '../api/flight.ts';
import { type GameProps, percentOf } from '../model/game-props.ts';
import { type Table, useRounds } from '../model/use-rounds.ts';
import { useStake } from '../model/use-stake.ts';
import { useTick } from '../model/use-tick.ts';
import { netText, scaledTimes, timesText } from '../model/words.ts';
import { CashOut } from '../ui/cash-out.tsx';
import { CrashStage, multiplierNow } from '../ui/crash-stage.tsx';
import { GameFrame } from '../ui/game-frame.tsx';
import { Passengers } from '../ui/passengers.tsx';
import { PlayAction } from '../ui/play-action.tsx';
import { StakeField } from '../ui/stake-field.tsx';
import { isTarget, TargetField, targetText } from '../ui/target-field.tsx';

const DIGITS_MS = 100;
/** Nothing is lost in the first half second after a crash: calls that had arrived still count. */
const SETTLED_MS = 1200;

/** One flight for all players: leave before it crashes. */
export default function CrashGame({ game }: GameProps) {
  const { data, error, isError, refetch } = useQuery(flightQuery());
  if (data === undefined)
    return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows shape="card" />;
  return <CrashTable game={game} flight={data} />;
}

function CrashTable({ game, flight }: GameProps & { flight: Flight }) {
  const t = useText();
  const { tag } = useLocale();
  const table = useRounds(game, () => 0);
  useTick(DIGITS_MS, flight.state !== 'crashed');
  useSettled(flight, table);
  const isFlying = flight.state === 'flying';
  const now = isFlying ? multiplierNow(flight) * 100n : 10_000n;
  const times = isFlying ? scaledTimes(now, tag) : timesOfLast(flight, tag);
  const words = stateText(flight, t, tag);
  return (
    <GameFrame
      table={table}
      percent={percentOf(game)}
      chip={(each) => netText(each, tag)}
      shared={flight.last.slice(0, 5).map(({ round, multiplier }) => ({
        key: round,
        text: timesText(multiplier, tag),
        isHigh: Number(multiplier) >= 2,
      }))}
      told={isFlying ? t('crash.flying') : words}
      odds={<Passengers flight={flight} />}
      panel={<FlightControls table={table} flight={flight} times={now} />}
    >
      <div className="crash-stage">
        <div className="crash-figure" aria-hidden="true">
          <div
            className="game-big numeric"
            data-won={isFlying || undefined}
            data-quiet={flight.state === 'betting' || undefined}
          >
            {times}
          </div>
          <div className="label">{isFlying ? '' : words}</div>
        </div>
        <CrashStage flight={flight} />
      </div>
    </GameFrame>
  );
}

function FlightControls({ table, flight, times }: { table: Table; flight: Flight; times: bigint }) {
  const t = useText();
  const stake = useStake(table.game);
  const [isAuto, setAuto] = useState(false);
  const [target, setTarget] = useState(200n);
  const isRight = !isAuto || isTarget(target);
  if (table.isOpen && flight.state === 'flying') {
    const stakeMinor = parseMinor(table.round?.stake ?? '0.00');
    return <CashOut table={table} minor={multiply(stakeMinor, times)} isPossible={times > 10_000n} />;
  }
  const isLocked = table.isSending || table.isOpen;
  const isBetting = flight.state === 'betting';
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
      {isBetting && !table.isOpen ? (
        <PlayAction
          table={table}
          stake={stake}
          label={t('crash.join')}
          choices={isRight ? { autoCashOut: isAuto ? targetText(target) : null } : null}
        />
      ) : (
        <Button variant="fill" size="large" wide disabled>
          {t(table.isOpen ? 'crash.aboard' : 'crash.wait')}
        </Button>
      )}
    </>
  );
}

/** A flight is settled by the server: by its crash, or by an automatic cash-out. */
function useSettled(flight: Flight, table: Table): void {
  const { isOpen, refresh } = table;
  const hasLeft = flight.own !== null && flight.own.cashOut !== null;
  const isOver = isOpen && (hasLeft || flight.state === 'crashed' || flight.own === null);
  useEffect(() => {
    if (!isOver) return;
    const timer = setTimeout(refresh, SETTLED_MS);
    return () => clearTimeout(timer);
    // A new reading of the same flight asks once more, until the round is settled.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [isOver, flight.readAt]);
}

/** Where the last flight ended; nothing while the next one is waited for. */
function timesOfLast({ multiplier }: Flight, tag: string): string {
  return multiplier === null ? '\u00a0' : timesText(multiplier, tag);
}

function stateText(flight: Flight, t: Translate, tag: string): string {
  if (flight.state === 'crashed') return t('crash.crashed', { times: timesText(flight.multiplier ?? '', tag) });
  const seconds = Math.max(0, Math.ceil((flight.startsAt - timeIn(flight)) / 1000));
  return t('crash.startsIn', { seconds });
}
