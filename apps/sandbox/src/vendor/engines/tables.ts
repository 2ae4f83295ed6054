import { type Draw, shuffle } from '../draws.ts';

/** A bet at a table: odds times 100, stake included; label in English. */
export type Choice = { id: string; label: string; odds: number };

/** A clocked game, with the same round for all its players. */
export type Table = {
  /** Duration of a round, and of its betting time. */
  periodMs: number;
  openMs: number;
  /** Bets of a round. */
  choices(draw: Draw): Choice[];
  /** Result as the page shows it. */
  result(draw: Draw): TableResult;
  /** Payout of a bet: its odds, 100 for a returned stake, or 0. */
  pays(choice: string, odds: number, result: TableResult): number;
};

export type TableResult = {
  /** Short, for history: `17 red`. */
  text: string;
  /** Choices that won. */
  won: string[];
  /** Choices whose stake is returned. */
  back: string[];
  /** Data that the page draws. */
  view: Record<string, unknown>;
};

const RED = new Set([1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36]);

const byResult = (choice: string, odds: number, { won, back }: TableResult): number => {
  if (won.includes(choice)) return odds;
  return back.includes(choice) ? 100 : 0;
};

export const roulette: Table = {
  periodMs: 30_000,
  openMs: 20_000,
  choices: () => [
    ...['red', 'black', 'odd', 'even', 'low', 'high'].map((id) => ({ id, label: OUTSIDE[id] ?? id, odds: 200 })),
    ...[1, 2, 3].map((dozen) => ({
      id: `dozen${dozen}`,
      label: `${dozen * 12 - 11} to ${dozen * 12}`,
      odds: 300,
    })),
    ...Array.from({ length: 37 }, (_, n) => ({ id: `n${n}`, label: String(n), odds: 3600 })),
  ],
  result(draw) {
    const n = draw.whole(37);
    const colour = colourOf(n);
    const won = [`n${n}`];
    if (n > 0) won.push(colour, n % 2 === 0 ? 'even' : 'odd', n > 18 ? 'high' : 'low', `dozen${Math.ceil(n / 12)}`);
    return { text: `${n} ${colour}`, won, back: [], view: { number: n, colour } };
  },
  pays: byResult,
};

const OUTSIDE: Readonly<Record<string, string>> = {
  red: 'Red',
  black: 'Black',
  odd: 'Odd',
  even: 'Even',
  low: '1 to 18',
  high: '19 to 36',
};

function colourOf(n: number): 'red' | 'black' | 'green' {
  if (n === 0) return 'green';
  return RED.has(n) ? 'red' : 'black';
}

export const baccarat: Table = {
  periodMs: 30_000,
  openMs: 18_000,
  choices: () => [
    { id: 'player', label: 'Player', odds: 200 },
    { id: 'tie', label: 'Tie', odds: 900 },
    { id: 'banker', label: 'Banker', odds: 195 },
    { id: 'playerPair', label: 'Player pair', odds: 1200 },
    { id: 'bankerPair', label: 'Banker pair', odds: 1200 },
  ],
  result(draw) {
    const shoe = shuffle(
      draw,
      Array.from({ length: 52 * 8 }, (_, n) => n % 52),
    );
    const player = shoe.slice(0, 2);
    const banker = shoe.slice(2, 4);
    drawThird(player, banker, shoe.slice(4));
    const [playerPoints, bankerPoints] = [points(player), points(banker)];
    const won = [winner(playerPoints, bankerPoints)];
    if (isPair(player)) won.push('playerPair');
    if (isPair(banker)) won.push('bankerPair');
    return {
      text: `${won[0]} ${playerPoints}:${bankerPoints}`,
      won,
      back: won[0] === 'tie' ? ['player', 'banker'] : [],
      view: { player, banker, playerPoints, bankerPoints },
    };
  },
  pays: byResult,
};

function winner(player: number, banker: number): string {
  if (player === banker) return 'tie';
  return player > banker ? 'player' : 'banker';
}

/** Cards are 0 to 51: four suits of ace to king. */
function valueOf(card: number): number {
  const rank = (card % 13) + 1;
  return rank >= 10 ? 0 : rank;
}

function points(cards: readonly number[]): number {
  return cards.reduce((sum, card) => sum + valueOf(card), 0) % 10;
}

function isPair([first = 0, second = 0]: readonly number[]): boolean {
  return first % 13 === second % 13;
}

/** The third-card rules. */
function drawThird(player: number[], banker: number[], rest: readonly number[]): void {
  const [next = 0, afterNext = 0] = rest;
  if (points(player) >= 8 || points(banker) >= 8) return;
  if (points(player) > 5) {
    if (points(banker) <= 5) banker.push(next);
    return;
  }
  player.push(next);
  if (bankerDraws(points(banker), valueOf(next))) banker.push(afterNext);
}

function bankerDraws(bankerPoints: number, third: number): boolean {
  if (bankerPoints <= 2) return true;
  if (bankerPoints === 3) return third !== 8;
  if (bankerPoints === 4) return third >= 2 && third <= 7;
  if (bankerPoints === 5) return third >= 4 && third <= 7;
  return bankerPoints === 6 && (third === 6 || third === 7);
}

/** Two sides and a draw; the odds follow the pools of the round. */
export const cockfight: Table = {
  periodMs: 40_000,
  openMs: 24_000,
  choices(draw) {
    // The pools of the simulated players: each side's share decides its odds; 5 % are kept.
    const share = 35 + draw.whole(31);
    return [
      { id: 'meron', label: 'Meron', odds: Math.floor(9500 / share) },
      { id: 'draw', label: 'Draw', odds: 900 },
      { id: 'wala', label: 'Wala', odds: Math.floor(9500 / (100 - share)) },
    ];
  },
  result(draw) {
    const share = 35 + draw.whole(31);
    const at = draw.whole(1000);
    // The side with the larger pool wins in proportion to its share; one fight in ten is a draw.
    const side = at < 100 ? 'draw' : sideAt(at - 100, share);
    return {
      text: side,
      won: [side],
      back: side === 'draw' ? ['meron', 'wala'] : [],
      view: { side, seconds: 6 + draw.whole(8) },
    };
  },
  pays: byResult,
};

function sideAt(at: number, share: number): string {
  return at < share * 9 ? 'meron' : 'wala';
}

/** Three digits of a draw: all three, the last two, the last one, big or small by the sum. */
export const draw: Table = {
  periodMs: 60_000,
  openMs: 50_000,
  choices: () => [
    { id: 'big', label: 'Big (14 to 27)', odds: 195 },
    { id: 'small', label: 'Small (0 to 13)', odds: 195 },
    { id: 'oddSum', label: 'Odd sum', odds: 195 },
    { id: 'evenSum', label: 'Even sum', odds: 195 },
    ...Array.from({ length: 10 }, (_, n) => ({ id: `last${n}`, label: `Last digit ${n}`, odds: 970 })),
  ],
  result(numbers) {
    const digits = [numbers.whole(10), numbers.whole(10), numbers.whole(10)];
    const sum = digits.reduce((total, digit) => total + digit, 0);
    const won = [sum >= 14 ? 'big' : 'small', sum % 2 === 0 ? 'evenSum' : 'oddSum', `last${digits[2]}`];
    return { text: digits.join(' '), won, back: [], view: { digits, sum } };
  },
  pays: byResult,
};
