import type { PokerHand } from './hands.ts';

export type PokerTable = 'jacks' | 'deuces';

/** Return of each hand for a stake of 1; a hand that is not listed returns nothing. */
export const POKER_PAYS: Readonly<Record<PokerTable, Partial<Record<PokerHand, number>>>> = {
  /** Jacks or better 9/6, royal 800: 99.54 % with optimal play. */
  jacks: {
    naturalRoyal: 800,
    straightFlush: 50,
    fourOfAKind: 25,
    fullHouse: 9,
    flush: 6,
    straight: 4,
    threeOfAKind: 3,
    twoPair: 2,
    jacksOrBetter: 1,
  },
  /** Twos are wild: 99.73 % with optimal play. */
  deuces: {
    naturalRoyal: 800,
    fourDeuces: 200,
    wildRoyal: 25,
    fiveOfAKind: 16,
    straightFlush: 10,
    fourOfAKind: 4,
    fullHouse: 4,
    flush: 3,
    straight: 2,
    threeOfAKind: 1,
  },
};
