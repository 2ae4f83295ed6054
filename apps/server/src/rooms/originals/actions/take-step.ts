import type { BodyOf, originals as contract } from '@fairlot/contract';
import { crashWord } from '@fairlot/fairness';
import { crashPayout, multiplierIfRight, multiply, pointHundredths } from '@fairlot/game-maths';
import type { AnyStep, GameCode, Outcome } from '@fairlot/game-maths';
import { formatMinor } from '@fairlot/money';
import { type Executor, sql } from '../../../platform/db/index.ts';
import { betKey } from '../../../platform/events/index.ts';
import { type Caller, type IdempotencyKey, once } from '../../../platform/http/index.ts';
import type { OriginalsPlatform } from '../ports.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { type GameSettings } from '../games.ts';
import { findRound, type RoundRow } from '../repository.ts';
import { computeRound, sharesOf } from '../rules.ts';
import type { Seeds } from '../seeds.ts';
import { eventOf, type Played } from './play-round.ts';
import { isStale } from './stale.ts';

type Wanted = BodyOf<typeof contract.takeStep>;
export type TakeStep = (
  caller: Caller,
  code: GameCode,
  roundId: string,
  wanted: Wanted,
  idempotency: IdempotencyKey,
  ip: string,
) => Promise<Played>;

/**
 * Takes a step in an open round. The round is recomputed with it; the rest is one call of `originals_take_step`. Every
 * step has its own key; the same key returns the first answer again.
 * @throws Refusal not.found, round.closed, round.changed, choice.invalid, limit.exceeded {max} when the step, if right,
 * exceeds the maximum payout, game.unavailable, protection.refused, system.restricted and balance.insufficient for a
 * further stake, idempotency.conflict
 */
export function createTakeStep(
  { db, site }: Pick<OriginalsPlatform, 'db' | 'site'>,
  settings: GameSettings,
  seeds: Seeds,
): TakeStep {
  return async (caller, code, roundId, wanted, idempotency, ip) => {
    try {
      return await attempt(caller, code, roundId, wanted, idempotency, ip);
    } catch (error) {
      const refusal = isStale(error) ? new Refusal('round.changed') : error;
      if (!(refusal instanceof Refusal)) throw error;
      return db.transaction((tx) =>
        once<Played>(tx, caller.memberId, 'originals.takeStep', idempotency, () => Promise.reject(refusal)),
      );
    }
  };

  async function attempt(
    caller: Caller,
    code: GameCode,
    roundId: string,
    { choice, stepsBefore }: Wanted,
    key: IdempotencyKey,
    ip: string,
  ): Promise<Played> {
    const round = await findRound(db, caller.memberId, roundId);
    if (round === undefined || round.code !== code) throw new Refusal('not.found');
    if (round.state !== 'open') throw new Refusal('round.closed');
    // A choice made for another card or hand, which a second tab or a lost answer left on the player's screen.
    if (stepsBefore !== undefined && stepsBefore !== round.steps.length) throw new Refusal('round.changed');
    const game = await settings.find(code);
    // Validated by the game, like every step; steps of crash are not valid in other games.
    const next = choice as AnyStep;
    // Checked before the step is evaluated: a step that is not allowed to win must not lose either.
    if (game !== undefined && ifRight(seeds, round, next) > game.maxPayoutMinor) {
      throw new Refusal('limit.exceeded', { max: formatMinor(game.maxPayoutMinor) });
    }
    const outcome = recompute(seeds, round, [...round.steps, next]);
    // A round may be finished from everywhere, but not with a further stake.
    if (outcome.stakeMinor > stakeOf(round) && !(await site.servesAddress(ip))) throw new Refusal('system.restricted');
    return saveStep(db, round, next, outcome, key);
  }
}

/** Outcome of a round with these steps. @throws Refusal choice.invalid */
export function recompute(seeds: Pick<Seeds, 'open'>, round: RoundRow, steps: readonly AnyStep[]): Outcome<AnyStep> {
  const { code, returnScaled, choices, clientSeed, nonce, stakesMinor } = round;
  if (code === 'crash') throw new Error('crash rounds have no steps');
  return computeRound({
    code,
    returnScaled,
    choices,
    clientSeed,
    steps,
    serverSeed: seeds.open(round),
    nonce: Number(nonce),
    stakeMinor: BigInt(stakesMinor[0] ?? 0),
  });
}

/** Total stake of a round, minor units. */
export function stakeOf({ stakesMinor }: Pick<RoundRow, 'stakesMinor'>): bigint {
  return stakesMinor.reduce((sum, stake) => sum + BigInt(stake), 0n);
}

/** Payout of a round if this step turned out right, minor units; 0 for steps that raise nothing. */
function ifRight(seeds: Pick<Seeds, 'open'>, round: RoundRow, step: AnyStep): bigint {
  if (round.code === 'crash') return 0n;
  const { events } = recompute(seeds, round, round.steps);
  return multiply(stakeOf(round), multiplierIfRight({ ...round, code: round.code }, events, step) ?? 0n);
}

/**
 * Writes a step and its outcome.
 * @param key undefined for a round that is settled because its player did not return
 */
export async function saveStep(
  executor: Executor,
  round: RoundRow,
  step: AnyStep | undefined,
  outcome: Outcome<AnyStep>,
  key?: IdempotencyKey,
  refunded = false,
): Promise<Played> {
  const extraMinor = outcome.stakeMinor - stakeOf(round);
  const stakes = [...round.stakesMinor.map(BigInt), ...(extraMinor > 0n ? [extraMinor] : [])];
  const { payoutMinor } = outcome;
  const answer: Omit<Played, 'balance'> = {
    roundId: round.id,
    nonce: Number(round.nonce),
    events: outcome.events,
    stake: formatMinor(outcome.stakeMinor),
    payout: payoutMinor === null ? null : formatMinor(payoutMinor),
    state: outcome.state,
  };
  const event = eventOf(round.id, { gameId: round.gameId, name: round.gameName, code: round.code }, round.asset);
  return executor.value(
    sql<Played>`
    select originals_take_step(${round.memberId}::bigint, ${key?.key ?? null}, ${key?.inputHash ?? null},
      ${round.id}::uuid, ${round.steps.length}::int, ${step === undefined ? null : JSON.stringify(step)}::jsonb,
      ${extraMinor}::bigint, ${betKey(event, `${round.id}:${stakes.length}`)}::uuid, ${payoutMinor}::bigint,
      ${payoutMinor === null ? null : sharesOf(payoutMinor, stakes)}::bigint[], ${refunded},
      ${JSON.stringify(answer)}::jsonb, ${JSON.stringify(event)}::jsonb) as answer`,
    { wakes: ['outbox', 'stream'] },
  );
}

/** Whether recomputing a stored round gives the stored result. */
export function isProved(seeds: Pick<Seeds, 'open'>, round: RoundRow): boolean {
  if (round.code === 'crash') return isLandingProved(round);
  const outcome = recompute(seeds, round, round.steps);
  if (round.refunded) return outcome.ifAbandoned === undefined && round.payoutMinor === stakeOf(round);
  return outcome.payoutMinor === round.payoutMinor && outcome.stakeMinor === stakeOf(round);
}

/**
 * Whether a stake on a flight was paid at its cash-out when the flight reached it, and left at its automatic cash-out.
 */
function isLandingProved(round: RoundRow): boolean {
  const { revealed, clientSeed, returnScaled, cashOut, leavesAt, point, payoutMinor } = round;
  if (revealed === null) return round.state === 'open' || cashOut !== null;
  const computed = pointHundredths(
    crashWord(Buffer.from(revealed, 'hex'), Buffer.from(clientSeed, 'hex')),
    returnScaled,
  );
  if (computed !== point || leavesAt === null) return false;
  if (round.state === 'open') return true;
  const isRightlyLost = cashOut !== null || leavesAt > point;
  return isRightlyLost && crashPayout(stakeOf(round), point, cashOut ?? undefined) === payoutMinor;
}
