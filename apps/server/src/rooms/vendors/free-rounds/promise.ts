import type { Reward, RewardKind } from '../../loyalty/ports.ts';
import type { Tx } from '../../../platform/db/index.ts';
import { PLAY_MONEY } from '../../../platform/events/index.ts';
import type { VendorsPlatform } from '../ports.ts';
import { invalidField, Refusal } from '../../../platform/refusal.ts';
import type { Protection } from '../../protection/index.ts';
import type { FreeRoundGames } from './games.ts';
import { type GameName, insertGrants } from './grants.ts';

const DAY_MS = 86_400_000;
/** Defaults of a promise without rounds and days. */
const USUAL_ROUNDS = 10;
const USUAL_DAYS = 7;
const MOST_ROUNDS = 1000;
const MOST_DAYS = 90;
const MINOR = /^[1-9]\d{0,15}$/;

/** Promised free rounds. */
export interface Promised {
  /** Null for the most played game. */
  game: GameName | null;
  rounds: number;
  valueMinor: bigint;
  days: number;
  /** Wagering multiple of the wins as bonus money; null for real money. */
  bonusTimes: number | null;
  /** Maximum amount that becomes bonus money, minor units; null for all of it. */
  bonusMostMinor: bigint | null;
}

export interface FreeRounds {
  /** Grants them to members who may play, once for a key; returns how many were excluded. */
  give(tx: Tx, promised: Promised, to: readonly { memberId: bigint; key: string }[]): Promise<number>;
  reward: RewardKind;
}

/** Grants free rounds; the game lookup and the call to its vendor follow after the transaction. */
export function createFreeRounds(
  { people }: VendorsPlatform,
  protection: Protection,
  games: Pick<FreeRoundGames, 'find' | 'check'>,
): FreeRounds {
  async function give(tx: Tx, promised: Promised, to: Parameters<FreeRounds['give']>[2]): Promise<number> {
    const { game, rounds, valueMinor, bonusTimes, bonusMostMinor } = promised;
    const until = new Date(Date.now() + promised.days * DAY_MS);
    const known = await people.entries(
      to.map(({ memberId }) => memberId),
      tx,
    );
    let leftOut = 0;
    for (const { memberId, key } of to) {
      const asset = known.get(memberId)?.asset ?? PLAY_MONEY;
      // Members on a break are offered nothing.
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
      wrongWith: async (terms, tx) => {
        const { game } = promisedBy({ amountMinor: 0n, terms });
        try {
          if (game !== null) await (tx === undefined ? games.find(game) : games.check(tx, game));
          return null;
        } catch (error) {
          if (error instanceof Refusal) return error.code;
          throw error;
        }
      },
      grant: async (tx, reward) => {
        const promised = promisedBy(reward);
        if (promised.valueMinor === 0n) throw invalidField('amount', 'minimum');
        const leftOut = await give(tx, promised, [{ memberId: reward.memberId, key: reward.key }]);
        if (leftOut > 0) throw new Refusal('protection.refused', { reason: 'break', until: null });
      },
    },
  };
}

/**
 * Terms of a reward are `{vendor, gameId, rounds, days, bonusTimes, bonusMostMinor}`; its amount is the value of all
 * rounds.
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
