import { commitment } from '@fairlot/fairness';
import { type GameCode, withRules } from '@fairlot/game-maths';
import { formatMinor } from '@fairlot/money';
import { sql, type Tx } from '../../platform/db/index.ts';
import type { BetPlaced } from '../../platform/events/index.ts';
import type { SecretBox } from '../../platform/secret-box.ts';
import { eventOf } from './actions/play-round.ts';
import type { GameSettings } from './games.ts';
import { computeRound } from './rules.ts';
import { seedContext } from './seeds.ts';

/** Choices with small wins, so that the merchant of the demonstration stays in business. */
const CHOICES: Partial<Record<GameCode, (stake: string) => object>> = {
  dice: () => ({ over: true, target: '50.50' }),
  plinko: () => ({ rows: 8, risk: 'low' }),
  wheel: () => ({ segments: 20, risk: 'low' }),
  keno: () => ({ numbers: [3, 9, 17, 28, 36], risk: 'low' }),
  limbo: () => ({ target: '2.00' }),
  roulette: (amount) => ({ bets: [{ kind: 'red', amount }] }),
};
/** Purpose of the key that the seeds are derived with. */
const PURPOSE = 'seeds of the demonstration';

/** Arguments of `originals_play_round` besides the round's id, its stake and its time. */
export interface PastRound {
  account: string;
  code: GameCode;
  version: number;
  nonce: number;
  choices: object;
  payoutMinor: string;
  answer: object;
}

type Game = Pick<BetPlaced, 'source' | 'vendor' | 'product' | 'gameId' | 'gameName'>;

/** In-house games in the demonstration's past, whose rounds are computed and can be proven like live ones. */
export interface PastGames {
  /** Games that end with their only step. */
  games: readonly Game[];
  /** Plays the next round of an account. Rounds are played in the order they are booked later. */
  play(account: string, gameId: string, roundId: string, stakeMinor: bigint): PastRound;
  /** Stores the seed pairs of the accounts that played. @returns the id of each pair by account */
  keepSeeds(tx: Tx, memberIds: ReadonlyMap<string, bigint>): Promise<Map<string, string>>;
  /** The event of a round without the fields that the database adds. */
  eventOf(roundId: string, gameId: string, asset: string): object;
}

interface Pair {
  serverSeed: Buffer;
  clientSeed: string;
  nonce: number;
}

/** Opens the games with seeds that depend on the site's secret, so that a past is repeatable but cannot be foreseen. */
export async function openPast(tx: Tx, settings: GameSettings, secrets: SecretBox): Promise<PastGames> {
  const games = (await settings.read(tx)).flatMap((game) => {
    const { code } = game;
    return code !== 'crash' && CHOICES[code] !== undefined && game.enabled ? [{ ...game, code }] : [];
  });
  const pairs = new Map<string, Pair>();
  const gameOf = (gameId: string) => {
    const game = games.find((each) => each.gameId === gameId);
    if (game === undefined) throw new Error(`${gameId} has no demonstration history`);
    return game;
  };
  const pairOf = (account: string): Pair => {
    const known = pairs.get(account);
    if (known !== undefined) return known;
    const serverSeed = Buffer.from(secrets.mac(`server ${account}`, PURPOSE), 'hex');
    const pair = { serverSeed, clientSeed: secrets.mac(`client ${account}`, PURPOSE).slice(0, 16), nonce: 0 };
    pairs.set(account, pair);
    return pair;
  };
  return {
    games: games.map(({ gameId, name }) => ({
      source: 'original',
      vendor: 'BGS',
      product: 'originals',
      gameId,
      gameName: name,
    })),
    play: (account, gameId, roundId, stakeMinor) => {
      const { code, version, returnScaled } = gameOf(gameId);
      const pair = pairOf(account);
      const choices = withRules(code, CHOICES[code]?.(formatMinor(stakeMinor)) ?? {});
      const outcome = computeRound({ code, returnScaled, stakeMinor, choices, steps: [], ...pair });
      const { nonce } = pair;
      pair.nonce += 1;
      const payoutMinor = outcome.payoutMinor ?? 0n;
      const answer = {
        roundId,
        nonce,
        events: outcome.events,
        stake: formatMinor(stakeMinor),
        payout: formatMinor(payoutMinor),
        state: outcome.state,
      };
      return { account, code, version, nonce, choices, payoutMinor: String(payoutMinor), answer };
    },
    keepSeeds: async (tx, memberIds) => {
      const rows = await Promise.all(
        [...pairs].map(async ([account, { serverSeed, clientSeed }]) => {
          const hash = await commitment(serverSeed);
          const sealed = secrets.seal(serverSeed, seedContext(hash)).toString('hex');
          return { account, member: String(memberIds.get(account)), sealed, hash, clientSeed };
        }),
      );
      const stored = await tx.rows(sql<{ id: string; member: string }>`
        insert into originals_seeds (member_id, sealed_server_seed, server_seed_hash, client_seed)
        select member, decode(sealed, 'hex'), hash, "clientSeed"
          from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
               as s(member bigint, sealed text, hash text, "clientSeed" text)
        returning id::text as id, member_id::text as member`);
      const idOf = new Map(stored.map(({ id, member }) => [member, id]));
      return new Map(rows.map(({ account, member }) => [account, idOf.get(member) ?? '']));
    },
    eventOf: (roundId, gameId, asset) => eventOf(roundId, gameOf(gameId), asset),
  };
}
