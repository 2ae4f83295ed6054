/** A round as section 4 describes its file. */
export interface RoundFile {
  game: string;
  choices: Record<string, unknown>;
  steps: unknown[];
  firstStake: string;
  stake: string;
  payout: string;
  events: object[];
  returnScaled: number;
  serverSeed: string;
  serverSeedHash: string;
  clientSeed: string;
  nonce: number;
  crash: { point: string; cashOut: string | null } | null;
}

/** Input of a game. */
export interface Played {
  draw: (n: number) => number;
  choices: Record<string, unknown>;
  steps: unknown[];
  /** Minor units. */
  stake: bigint;
  returnScaled: bigint;
}

/** Result of a game; amounts in minor units. */
export interface Computed {
  events: object[];
  payout: bigint;
  /** Total of all bets, where more was staked than the first stake. */
  stake?: bigint;
}

export type Game = (played: Played) => Computed;

export const hundredths = (text: unknown): bigint => BigInt(String(text).replace('.', ''));
export const inHundredths = (value: bigint): string => `${value / 100n}.${String(value % 100n).padStart(2, '0')}`;
export const times = (multiplier: bigint): string =>
  `${multiplier / 10_000n}.${String(multiplier % 10_000n).padStart(4, '0')}`;
export const pay = (stake: bigint, multiplier: bigint): bigint => (stake * multiplier) / 10_000n;

const RANKS = 'A23456789TJQK';
export const rank = (card: number): number => (card % 13) + 1;
export const suit = (card: number): number => Math.floor(card / 13);
export const text = (card: number): string => `${RANKS[card % 13]}${'cdhs'[suit(card)]}`;
