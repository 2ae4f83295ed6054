import type { BodyOf, originals as contract, ValueOf } from '@fairlot/contract';
import type { GameCode } from '@fairlot/game-maths';
import { formatMinor, parseMinor } from '@fairlot/money';
import { type Database, type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import type { Caller, IdempotencyKey } from '../../../platform/http/index.ts';
import { invalidField, Refusal } from '../../../platform/refusal.ts';
import { timeOrderedId } from '../../../platform/time-ordered-id.ts';
import { findPlayable, type GameSettings, type OriginalCode, type OriginalGame } from '../games.ts';
import { computeRound } from '../rules.ts';
import { checkStake, type PlayRound } from './play-round.ts';

type Wanted = BodyOf<typeof contract.startAuto>;
export type AutoBet = ValueOf<typeof contract.startAuto>;
type PlayedAuto = ValueOf<typeof contract.playAuto>;

export type AutoBets = ReturnType<typeof createAutoBets>;

/** Time without a request for a round after which the player counts as gone. */
const LEFT_AFTER = '1 minute';
/** Refusals that do not affect later rounds. */
const PASSING: ReadonlySet<string> = new Set(['round.too.soon', 'idempotency.conflict']);
const NO_SEED = new Uint8Array(32);

type Begun = Wanted & { returnScaled: number };

interface AutoRow {
  id: string;
  code: GameCode;
  state: AutoBet['state'];
  isLeft: boolean;
  choices: object;
  stakeMinor: bigint;
  rounds: number;
  lossStopMinor: bigint;
  /** Return when it began, x 10,000; null for auto bets from before this was stored. */
  returnScaled: number | null;
  played: number;
  netMinor: bigint;
}

/** Auto bets: the page requests round after round, the server counts them and stops. */
export function createAutoBets(db: Database, settings: GameSettings, playRound: PlayRound) {
  async function begin(memberId: bigint, asset: string, code: GameCode, wanted: Begun): Promise<AutoRow> {
    const id = timeOrderedId(Date.now());
    const isBegun = await db.transaction(async (tx) => {
      await tx.run(sql`
        update originals_autos set state = 'replaced' where member_id = ${memberId}::bigint and state = 'running'`);
      return tx.first(sql`
        insert into originals_autos (id, member_id, asset, game_code, choices, stake_minor, rounds, loss_stop_minor,
                                     return_scaled)
        values (${id}::uuid, ${memberId}::bigint, ${asset}, ${code}, ${JSON.stringify(wanted.choices)}::jsonb,
                ${parseMinor(wanted.stake)}::bigint, ${wanted.rounds}::int, ${parseMinor(wanted.lossStop)}::bigint,
                ${wanted.returnScaled}::int)
            on conflict (member_id) where state = 'running' do nothing
        returning 1`);
    });
    // Another auto bet began at the same moment and was first, so this one replaces it.
    return isBegun === undefined ? begin(memberId, asset, code, wanted) : read(db, memberId, code, id);
  }

  return {
    /**
     * Begins an auto bet and replaces a running one.
     * @throws Refusal auto.unavailable, game.unavailable, odds.changed {returnScaled}, choice.invalid, limit.exceeded
     * {min, max}, request.invalid
     */
    start: async ({ memberId, asset }: Caller, code: OriginalCode, wanted: Wanted): Promise<AutoBet> => {
      const game = await findPlayable(settings, code, wanted.returnScaled);
      const own = autoCode(game);
      checkInput(own, game, wanted);
      const returnScaled = Number(game.returnScaled);
      return present(await begin(memberId, asset, own, { ...wanted, returnScaled }));
    },
    /**
     * Plays the next round of the auto bet like any other round. A refused round ends the auto bet.
     * @throws Refusal auto.over {state}, not.found, or the refusal of the round
     */
    play: async (caller: Caller, code: OriginalCode, autoId: string, key: IdempotencyKey): Promise<PlayedAuto> => {
      const { memberId } = caller;
      const auto = await read(db, memberId, code, autoId);
      const wanted = {
        stake: formatMinor(auto.stakeMinor),
        choices: auto.choices as Wanted['choices'],
        ...(auto.returnScaled !== null && { returnScaled: auto.returnScaled }),
      };
      try {
        const round = await playRound(caller, auto.code, wanted, key, {
          before: (tx) => requireNext(tx, settings, memberId, auto),
          after: (tx, { roundId }) => count(tx, memberId, auto, roundId),
        });
        return { round, auto: present(await read(db, memberId, code, autoId)) };
      } catch (error) {
        const state = endOf(error);
        if (state !== undefined) await end(db, autoId, state);
        throw error;
      }
    },
    /** @throws Refusal not.found */
    stop: async ({ memberId }: Caller, code: OriginalCode, autoId: string): Promise<AutoBet> => {
      await read(db, memberId, code, autoId);
      await end(db, autoId, 'stopped');
      return present(await read(db, memberId, code, autoId));
    },
    /** Ends auto bets whose players have left. */
    endLeft: async (): Promise<boolean> => {
      await db.run(sql`
        update originals_autos set state = 'left'
         where state = 'running' and last_at < clock_timestamp() - ${LEFT_AFTER}::interval`);
      return false;
    },
  };
}

/** @throws Refusal auto.unavailable where the market or the game does not allow it */
function autoCode(game: OriginalGame): GameCode {
  if (!game.isAuto || game.code === 'crash') throw new Refusal('auto.unavailable');
  return game.code;
}

/**
 * Rejects immediately what every round would be refused for.
 * @throws Refusal choice.invalid, limit.exceeded, request.invalid
 */
function checkInput(code: GameCode, game: OriginalGame, { stake, choices, lossStop }: Wanted): void {
  const stakeMinor = checkStake({ code, game, wanted: { stake, choices } });
  const { returnScaled } = game;
  computeRound({ code, returnScaled, stakeMinor, choices, steps: [], serverSeed: NO_SEED, clientSeed: '-', nonce: 0 });
  if (parseMinor(lossStop) < stakeMinor) throw invalidField('lossStop', 'stake');
}

/**
 * Checks under the lock of the auto bet that it is running and still allowed, and that another lost round stays within
 * its loss stop.
 */
async function requireNext(tx: Tx, settings: GameSettings, memberId: bigint, { id, code }: AutoRow): Promise<void> {
  await tx.run(sql`select 1 from originals_autos where id = ${id}::uuid for no key update`);
  const auto = await read(tx, memberId, code, id);
  const isAllowed = (await settings.find(code))?.isAuto === true;
  const state = isAllowed ? stateOf(auto) : 'closed';
  if (state !== 'running') throw new Refusal('auto.over', { state });
}

/** Current state of an auto bet, which its figures may require to change. */
function stateOf({ state, isLeft, played, rounds, netMinor, stakeMinor, lossStopMinor }: AutoRow): AutoBet['state'] {
  if (state !== 'running') return state;
  if (isLeft) return 'left';
  if (played >= rounds) return 'count';
  return netMinor - stakeMinor < -lossStopMinor ? 'loss' : 'running';
}

/** Counts the round for the auto bet, which may end with it. Counting the same round again changes nothing. */
async function count(tx: Tx, memberId: bigint, { id, code }: AutoRow, roundId: string): Promise<void> {
  await tx.run(sql`
    update originals_rounds set auto_id = ${id}::uuid where id = ${roundId}::uuid and auto_id is null`);
  const state = stateOf({ ...(await read(tx, memberId, code, id)), isLeft: false });
  await tx.run(sql`
    update originals_autos set last_at = clock_timestamp(), state = ${state} where id = ${id}::uuid`);
}

async function end(executor: Executor, autoId: string, state: AutoBet['state']): Promise<void> {
  await executor.run(sql`
    update originals_autos set state = ${state} where id = ${autoId}::uuid and state = 'running'`);
}

/** State in which a refused round ends an auto bet; undefined if the auto bet continues. */
function endOf(error: unknown): AutoBet['state'] | undefined {
  if (!(error instanceof Refusal) || PASSING.has(error.code)) return undefined;
  if (error.code === 'odds.changed') return 'closed';
  return error.code === 'auto.over' ? (error.value as { state: AutoBet['state'] }).state : 'refused';
}

/** @throws Refusal not.found for an auto bet of another member or game */
async function read(executor: Executor, memberId: bigint, code: OriginalCode, id: string): Promise<AutoRow> {
  return executor.found(sql<AutoRow>`
    select a.id, a.game_code as code, a.state, a.choices, a.stake_minor as "stakeMinor", a.rounds,
           a.loss_stop_minor as "lossStopMinor", a.return_scaled as "returnScaled",
           a.last_at < clock_timestamp() - ${LEFT_AFTER}::interval as "isLeft",
           (select count(*)::int from originals_rounds r where r.auto_id = a.id) as played,
           (select coalesce(sum(r.payout_minor - r.stakes_minor[1]), 0)::bigint
              from originals_rounds r where r.auto_id = a.id) as "netMinor"
      from originals_autos a
     where a.id = ${id}::uuid and a.member_id = ${memberId}::bigint and a.game_code = ${code}`);
}

function present({ id, code, state, stakeMinor, rounds, played, lossStopMinor, netMinor }: AutoRow): AutoBet {
  return {
    autoId: id,
    game: code,
    state,
    stake: formatMinor(stakeMinor),
    rounds,
    played,
    lossStop: formatMinor(lossStopMinor),
    net: formatMinor(netMinor),
  };
}
