import { createHash } from 'node:crypto';
import { type Random, randomOf } from './random.ts';

/**
 * Behaviour of a player: most are regular. A launderer deposits and withdraws immediately, a bonus abuser has
 * several accounts on one device, and a player at risk chases losses at night.
 */
export type Kind = 'regular' | 'agent' | 'launderer' | 'bonusAbuser' | 'atRisk';

export type Player = {
  number: number;
  kind: Kind;
  /** Invented; also the holder of the bank account. */
  name: string;
  account: string;
  password: string;
  paymentPassword: string;
  birthDate: string;
  bank: string;
  bankAccount: string;
  /** Accounts of one device share its number. */
  device: number;
  /** An address of the network that is reserved for tests (RFC 2544). */
  address: string;
  /** Share of the balance that the player stakes at once. */
  boldness: number;
  /** Weights of lotteries, in-house games and games of vendors. */
  taste: readonly [number, number, number];
  /** How often the player returns, compared with others. */
  eagerness: number;
  /** Whether an agent invited the player. */
  isInvited: boolean;
};

const FAMILIES = ['Lakewood', 'Tran', 'Nguyen', 'Castell', 'Ferrow', 'Le', 'Pham', 'Marlow', 'Hoang', 'Sorrel', 'Vo'];
const GIVEN = ['Mai', 'Lan', 'Minh', 'Tuan', 'Ruby', 'Hana', 'Oscar', 'Linh', 'Bao', 'Nora', 'Khanh', 'Theo', 'Vy'];
const BANKS = ['Vietcombank', 'Techcombank', 'MB Bank', 'ACB', 'Harbour Bank'];
const TASTES = [
  [6, 1, 2],
  [2, 5, 2],
  [1, 2, 6],
  [3, 3, 3],
] as const;

/** The odd players within each thirty; the three bonus abusers are one person. */
const KINDS: Readonly<Record<number, Kind>> = {
  3: 'agent',
  5: 'launderer',
  8: 'bonusAbuser',
  9: 'bonusAbuser',
  10: 'bonusAbuser',
  12: 'atRisk',
  18: 'agent',
  24: 'atRisk',
};
const CYCLE = 30;

/** The player with this number, from 0. Seed and number determine everything about them. */
export function playerOf(seed: string, number: number): Player {
  const random = randomOf(seed, 'player', number);
  const kind = KINDS[number % CYCLE] ?? 'regular';
  const device = kind === 'bonusAbuser' ? number - (number % CYCLE) + 8 : number;
  const [given, family] = [random.pick(GIVEN), random.pick(FAMILIES)];
  const digest = createHash('sha256').update(`${seed} password ${number}`).digest('hex');
  const year = random.int(1962, 2003);
  return {
    number,
    kind,
    name: `${family} ${given}`,
    account: `${given}${family}`.toLowerCase().slice(0, 12) + number,
    password: `p7${digest.slice(0, 14)}`,
    paymentPassword: String(random.int(100_000, 999_999)),
    birthDate: `${year}-${twoDigits(random.int(1, 12))}-${twoDigits(random.int(1, 28))}`,
    bank: random.pick(BANKS),
    bankAccount: `9704${String(number).padStart(4, '0')}${random.int(10_000_000, 99_999_999)}`,
    device,
    address: addressOf(device),
    boldness: 0.02 + random.next() * 0.1,
    taste: random.pick(TASTES),
    eagerness: 0.2 + random.next() ** 2 * 3,
    isInvited: kind === 'regular' && random.chance(0.35),
  };
}

export type Occasion = {
  /** Whether a new player may register now. */
  mayRegister: boolean;
  /** Hour of the day, 0 to 23. */
  hour: number;
};

/** Below this number of players, every session belongs to a new player; above it, only a part of them. */
const FIRST_PLAYERS = 12;
const NEW_SHARE = 0.15;

/** The number of the next player to play: one of these, or a new one. Undefined while there is none. */
export function nextPlayer(
  random: Random,
  players: readonly Player[],
  { mayRegister, hour }: Occasion,
): number | undefined {
  if (mayRegister && (players.length < FIRST_PLAYERS || random.chance(NEW_SHARE))) return players.length;
  if (players.length === 0) return undefined;
  return random.weighted(players.map((player) => weightAt(player, hour)));
}

/** Players at risk play at night, the others rarely. */
function weightAt({ kind, eagerness }: Player, hour: number): number {
  return kind === 'atRisk' && isNight(hour) ? 5 + eagerness : eagerness;
}

export const isNight = (hour: number): boolean => hour < 5;

function addressOf(device: number): string {
  return `198.${18 + (Math.floor(device / 62_500) % 2)}.${Math.floor(device / 250) % 250}.${(device % 250) + 1}`;
}

const twoDigits = (value: number): string => String(value).padStart(2, '0');
