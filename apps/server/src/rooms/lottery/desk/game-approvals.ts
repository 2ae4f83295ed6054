import { approval } from '../../../platform/operators/index.ts';
import type { Lottery } from '../index.ts';
import type { AddingInput } from '../operations/new-games.ts';
import type { GameChanges, NewNames } from '../operations/game-settings.ts';
import type { LotteryPlatform } from '../ports.ts';

interface Adding {
  wish: AddingInput;
  details: string[];
}

interface Changing {
  gameCode: string;
  changes: GameChanges;
  names: NewNames;
  /** Version of the settings on which the request is based. */
  version: string;
  details: string[];
}

export type GameApprovals = ReturnType<typeof createGameApprovals>;

/** Approvals for new lotteries and for changes of their schedule or availability. */
export function createGameApprovals(
  { catalogue, checkLeastStake }: Pick<LotteryPlatform, 'catalogue' | 'checkLeastStake'>,
  lottery: Lottery,
) {
  const { lotteries } = lottery.operations;
  return {
    adding: approval<Adding>({
      kind: 'lottery.add',
      permission: 'odds.change',
      object: ({ wish: input }) => `lottery:${input.code}`,
      details: ({ details }) => details,
      execute: async (tx, { wish: requested }) => {
        const details = await lotteries.add(tx, requested);
        // Its tile may have been added before.
        await catalogue.noteOwnStakes(tx);
        return { action: 'lottery.added', before: {}, after: { ...requested, details } };
      },
      executed: lottery.lotteriesChanged,
    }),
    changing: approval<Changing>({
      kind: 'lottery.change',
      permission: 'draws.change',
      object: ({ gameCode }) => `lottery:${gameCode}`,
      details: ({ details }) => details,
      execute: async (tx, { gameCode, changes, names, version }) => {
        if (changes.enabled === false) await checkLeastStake(tx, { gameId: gameCode, leastMinor: null });
        const { former, next, replanned } = await lotteries.change(tx, gameCode, changes, version, names);
        return {
          action: 'lottery.changed',
          before: sideOf(former, changes),
          after: { ...sideOf(next, changes), draws: replanned },
        };
      },
      executed: lottery.lotteriesChanged,
    }),
  };
}

/** The changed fields of settings. */
export const sideOf = (settings: object, changes: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(settings).filter(([field]) => field in changes));
