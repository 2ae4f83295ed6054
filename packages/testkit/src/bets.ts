/** The game that a bet of the tests is on where it does not matter which, as events name it. */
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
  /** Minor units of the whole stake. */
  stakeMinor: string;
  /** Minor units of bonus money in it. */
  bonusMinor?: string;
  /** Epoch ms; now where it is not said. */
  at?: number;
}

/** The payload of `bet.placed` beside its game and asset, for a bet of which nothing but the stake matters. */
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
