import type { Reward, RewardKind } from '../../loyalty/ports.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { PLAY_MONEY } from '../../../platform/events/index.ts';
import type { VendorsPlatform } from '../ports.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Protection } from '../../protection/index.ts';
import type { FreeRoundGames } from './games.ts';
import { type GameName, insertGrants } from './grants.ts';

const DAY_MS = 86_400_000;
/** What a promise that names no rounds and days means. */
const USUAL_ROUNDS = 10;
const USUAL_DAYS = 7;
const MOST_ROUNDS = 1000;
const MOST_DAYS = 90;
const MINOR = /^[1-9]\d{0,15}$/;

/** Free rounds as they are promised. */
export interface Promised {
  /** Null for the game that is played most. */
  game: GameName | null;
  rounds: number;
  valueMinor: bigint;
  days: number;
  /** How often wins have to be staked as bonus money; null: they are real money. */
  bonusTimes: number | null;
  /** The most of them that becomes bonus money, minor units; null: all of it. */
  bonusMostMinor: bigint | null;
}

export interface FreeRounds {
  /** Gives them to members who may play, once for a key; answers how many were left out. */
  give(tx: Tx, promised: Promised, to: readonly { memberId: bigint; key: string }[]): Promise<number>;
  reward: RewardKind;
}

/** Gives free rounds; the game is looked up and its vendor told after the transaction. */
export function createFreeRounds(
  { directory }: VendorsPlatform,
  protection: Protection,
  games: Pick<FreeRoundGames, 'find'>,
): FreeRounds {
  async function give(tx: Tx, promised: Promised, to: Parameters<FreeRounds['give']>[2]): Promise<number> {
    const { game, rounds, valueMinor, bonusTimes, bonusMostMinor } = promised;
    const until = new Date(Date.now() + promised.days * DAY_MS);
    const known = await directory.entries(
      to.map(({ memberId }) => memberId),
      tx,
    );
    let leftOut = 0;
    for (const { memberId, key } of to) {
      const asset = known.get(memberId)?.asset ?? PLAY_MONEY;
      // Whoever takes a break is offered nothing.
      if (asset === PLAY_MONEY || (await protection.gate(tx, memberId, 'play', asset)) !== null) leftOut++;
      else
        await insertGrants(tx, [{ key, memberId, asset, game, rounds, valueMinor, until, bonusTimes, bonusMostMinor }]);
    }
    return leftOut;
  }

  return {
    give,
    reward: {
      kind: 'freeRounds',
      wrongWith: async (terms) => {
        const { game } = promisedBy({ amountMinor: 0n, terms });
        try {
          if (game !== null) await games.find(game);
          return null;
        } catch (error) {
          if (error instanceof Refusal) return error.code;
          throw error;
        }
      },
      grant: async (tx, reward) => {
        const promised = promisedBy(reward);
        if (promised.valueMinor === 0n) throw new Refusal('request.invalid', { field: 'amount', reason: 'minimum' });
        const leftOut = await give(tx, promised, [{ memberId: reward.memberId, key: reward.key }]);
        if (leftOut > 0) throw new Refusal('protection.refused', { reason: 'break', until: null });
      },
    },
  };
}

/**
 * Terms of a reward are `{vendor, gameId, rounds, days, bonusTimes, bonusMostMinor}`; its amount is what all rounds are
 * worth.
 */
function promisedBy({ amountMinor, terms = {} }: Pick<Reward, 'amountMinor' | 'terms'>): Promised {
  const { vendor, gameId, bonusTimes, bonusMostMinor } = terms;
  const rounds = wholeOf(terms['rounds'], USUAL_ROUNDS, MOST_ROUNDS);
  return {
    game: typeof vendor === 'string' && typeof gameId === 'string' ? { vendor, gameId } : null,
    rounds,
    valueMinor: amountMinor / BigInt(rounds),
    days: wholeOf(terms['days'], USUAL_DAYS, MOST_DAYS),
    bonusTimes: typeof bonusTimes === 'number' ? bonusTimes : null,
    bonusMostMinor: typeof bonusMostMinor === 'string' && MINOR.test(bonusMostMinor) ? BigInt(bonusMostMinor) : null,
  };
}

function wholeOf(value: unknown, usual: number, most: number): number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= most ? value : usual;
}
