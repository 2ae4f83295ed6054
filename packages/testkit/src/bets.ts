/** Default game of the tests' bets, as events identify it. */
export const DICE = {
  source: 'original',
  product: 'originals',
  vendor: null,
  gameId: 'dice',
  gameName: 'Dice',
  roundId: null,
} as const;

interface Stake {
  betId: string;
  memberId: bigint;
  /** Whole stake in minor units. */
  stakeMinor: string;
  /** Bonus money included in it, in minor units. */
  bonusMinor?: string;
  /** Epoch ms; now when absent. */
  at?: number;
}

/** The payload of `bet.placed` without game and asset, for a bet of which only the stake matters. */
export const stakeOf = ({ memberId, bonusMinor = '0', at = Date.now(), ...bet }: Stake) => ({
  ...bet,
  memberId: String(memberId),
  bonusMinor,
  at,
  play: null,
  oddsScaled: null,
  detail: null,
  detailUrl: null,
});
