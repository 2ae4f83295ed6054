import type { protection as contract, ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import type { LimitKind, LimitRow } from './limits/repository.ts';
import type { History } from './record/history.ts';
import type { MemberState } from './repository.ts';
import type { CurrentSession } from './sessions/repository.ts';

export function presentState({
  timedOutUntil,
  excludedUntil,
  returnFrom,
  mayAskReturn,
  register,
  registerUntil,
  needsIdentity,
}: MemberState): ValueOf<typeof contract.protectionState> {
  return {
    timedOutUntil: timedOutUntil?.getTime() ?? null,
    excludedUntil: excludedUntil?.getTime() ?? null,
    returnFrom: returnFrom?.getTime() ?? null,
    mayAskReturn,
    register: register === 'clear' ? null : register,
    needsIdentity,
    registerUntil: register === 'excluded' ? (registerUntil?.getTime() ?? null) : null,
  };
}

export function presentLimits(rows: readonly LimitRow[]): ValueOf<typeof contract.limits> {
  return rows.map(({ kind, period, value, used, pendingValue, confirmFrom }) => ({
    kind,
    period,
    limit: valueOf(kind, value),
    used: kind === 'session' ? Number(used) : formatMinor(used),
    pending: confirmFrom === null ? null : { limit: valueOf(kind, pendingValue), confirmFrom: confirmFrom.getTime() },
  }));
}

function valueOf(kind: LimitKind, value: bigint | null): string | number | null {
  if (value === null) return null;
  return kind === 'session' ? Number(value) : formatMinor(value);
}

export function presentSession(session: CurrentSession): ValueOf<typeof contract.session> {
  const { beganAt, now, bets, stakeMinor, winMinor, openMinor, realityCheckMinutes, checkAt, isReviewDue } = session;
  return {
    beganAt: beganAt.getTime(),
    now: now.getTime(),
    bets,
    ...sumsOf({ stakeMinor, winMinor }),
    open: formatMinor(openMinor),
    realityCheckMinutes,
    checkAt: checkAt?.getTime() ?? null,
    isReviewDue,
  };
}

type PlayHistory = ValueOf<typeof contract.history>;

/** @param tiles picture and name of a game by its id; the name also by the one that was stored with the bet */
export async function presentHistory(
  { days, games, openMinor }: History,
  tiles: {
    pictureOf(gameId: string): Promise<PlayHistory['games'][number]['picture']>;
    nameOf(gameId: string, name: string): string;
  },
): Promise<PlayHistory> {
  const total = days.reduce(
    (sum, day) => ({
      stakeMinor: sum.stakeMinor + day.stakeMinor,
      winMinor: sum.winMinor + day.winMinor,
      minutes: sum.minutes + day.minutes,
    }),
    { stakeMinor: 0n, winMinor: 0n, minutes: 0 },
  );
  return {
    days: days.map((day) => ({ date: day.date, ...sumsOf(day), minutes: day.minutes })),
    games: await Promise.all(
      games.map(async ({ product, gameId, gameName, bets, ...sums }) => ({
        product,
        gameId,
        gameName: tiles.nameOf(gameId, gameName),
        picture: await tiles.pictureOf(gameId),
        bets,
        ...sumsOf(sums),
      })),
    ),
    total: { ...sumsOf(total), minutes: total.minutes },
    open: formatMinor(openMinor),
  };
}

function sumsOf({ stakeMinor, winMinor }: { stakeMinor: bigint; winMinor: bigint }) {
  return {
    stake: formatMinor(stakeMinor),
    win: formatMinor(winMinor),
    net: formatMinor(winMinor - stakeMinor),
  };
}
