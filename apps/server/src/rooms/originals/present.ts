import type { originals as contract, ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { stakeOf, recompute } from './actions/take-step.ts';
import { textOf } from './crash/state.ts';
import { type OriginalGame, returnsOf } from './games.ts';
import type { RoundRow } from './repository.ts';
import { bonusWinsOf, sumOf } from './rules.ts';
import type { Seeds } from './seeds.ts';

type Game = ValueOf<typeof contract.games>[number];
export type Round = ValueOf<typeof contract.round>;

export function presentGame(game: OriginalGame): Game {
  return {
    game: game.code,
    name: game.name,
    gameId: game.gameId,
    min: formatMinor(game.minStakeMinor),
    max: formatMinor(game.maxStakeMinor),
    maxPayout: formatMinor(game.maxPayoutMinor),
    minRoundMs: game.minRoundMs,
    isAuto: game.isAuto,
    returnScaled: Number(game.returnScaled),
    returns: returnsOf(game),
  };
}

/** A round as its player sees it: the server's seed once it is revealed, the events up to the last step. */
export function presentRound(seeds: Pick<Seeds, 'open'>, row: RoundRow): Round {
  return {
    roundId: row.id,
    game: row.code,
    asset: row.asset,
    firstStake: formatMinor(BigInt(row.stakesMinor[0] ?? 0)),
    stake: formatMinor(stakeOf(row)),
    ...bonusOf(row),
    payout: row.payoutMinor === null ? null : formatMinor(row.payoutMinor),
    state: row.state,
    refunded: row.refunded,
    choices: row.choices as Round['choices'],
    steps: row.steps as Round['steps'],
    events: row.code === 'crash' ? flightEvents(row) : recompute(seeds, row, row.steps).events,
    returnScaled: Number(row.returnScaled),
    serverSeedHash: row.serverSeedHash,
    serverSeed: row.revealed,
    clientSeed: row.clientSeed,
    nonce: Number(row.nonce),
    crash: row.code === 'crash' ? { point: textOf(row.point), cashOut: textOf(row.cashOut) } : null,
    placedAt: row.placedAt.getTime(),
    settledAt: row.settledAt?.getTime() ?? null,
  };
}

function bonusOf({ bonusStakesMinor, stakesMinor, payoutMinor }: RoundRow): Pick<Round, 'bonusStake' | 'bonusWin'> {
  const bonuses = bonusStakesMinor.map(BigInt);
  const bonusMinor = sumOf(bonuses);
  if (bonusMinor === 0n) return {};
  const wins = payoutMinor === null ? null : bonusWinsOf(payoutMinor, stakesMinor.map(BigInt), bonuses);
  return { bonusStake: formatMinor(bonusMinor), ...(wins === null ? {} : { bonusWin: formatMinor(sumOf(wins)) }) };
}

function flightEvents({ flightId, seat, leavesAt, cashOut, payoutMinor, point }: RoundRow): Round['events'] {
  const staked = { kind: 'staked', round: String(flightId), leavesAt: textOf(leavesAt), seat };
  const left = { kind: 'cashOut', multiplier: textOf(cashOut), payout: formatMinor(payoutMinor ?? 0n) };
  const crashed = { kind: 'crashed', multiplier: textOf(point) };
  return [staked, ...(cashOut === null ? [] : [left]), ...(point === null ? [] : [crashed])];
}
