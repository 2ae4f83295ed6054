import { entry, tableOf } from './numbers.testing.ts';
import type { Game } from './round.testing.ts';

interface Slot {
  reels: string[];
  pays: Record<string, number[]>;
  lines?: number[][];
  firstPays?: Record<string, number[]>;
  firstReels?: string[];
}

const ORCHARD = tableOf<Slot>('slot-orchard');
const LANTERN = tableOf<Slot>('slot-lantern');
const KITES = tableOf<Slot>('slot-kites');

const stopsOf = (draw: (n: number) => number, { reels }: Slot) => reels.map((reel) => draw(reel.length));
const at = (reel: string, place: number) => reel.charAt(((place % reel.length) + reel.length) % reel.length);
const windowOf = ({ reels }: Slot, stops: readonly number[]) =>
  reels.map((reel, index) => [0, 1, 2].map((row) => at(reel, entry(stops, index) + row)).join(''));

function waysOf({ pays }: Slot, window: readonly string[], wild = '') {
  return Object.keys(pays)
    .toSorted()
    .flatMap((symbol) => {
      let [count, ways] = [0, 1];
      for (const column of window) {
        const places = Array.from(column).filter((each) => each === symbol || each === wild).length;
        if (places === 0) break;
        [count, ways] = [count + 1, ways * places];
      }
      return count < 3 ? [] : [{ symbol, count, ways, pays: entry(entry(pays, symbol), count - 3) * ways }];
    });
}

const sumOf = (wins: readonly { pays: number }[]) => wins.reduce((sum, { pays }) => sum + pays, 0);

const orchard: Game = ({ draw, stake, choices }) => {
  const isFirst = choices['rules'] !== 2;
  const pays = isFirst ? (ORCHARD.firstPays ?? {}) : ORCHARD.pays;
  const stops = stopsOf(draw, ORCHARD);
  const window = windowOf(ORCHARD, stops);
  const wins = linesOf(window, pays);
  const events: object[] = [{ kind: 'spin', window }, ...wins];
  const held = [0, 1, 2, 3, 4].filter((reel) => entry(window, reel).includes('X'));
  if (isFirst || held.length < 3 || held.length > 4) return { events, payout: (stake * BigInt(sumOf(wins))) / 10n };
  for (let reel = 0; reel < 5; reel += 1)
    if (!held.includes(reel)) stops[reel] = draw(entry(ORCHARD.reels, reel).length);
  const second = windowOf(ORCHARD, stops);
  const more = linesOf(second, pays);
  return {
    events: [...events, { kind: 'spin', window: second, held }, ...more],
    payout: (stake * BigInt(sumOf(wins) + sumOf(more))) / 10n,
  };
};

const linesOf = (window: readonly string[], pays: Record<string, number[]>) =>
  (ORCHARD.lines ?? []).flatMap((rows, line) => {
    const symbols = rows.map((row, reel) => entry(window, reel).charAt(row));
    const symbol = entry(symbols, 0);
    const count = [...symbols, ''].findIndex((each) => each !== symbol);
    return count < 3 ? [] : [{ kind: 'line', line, symbol, count, pays: entry(entry(pays, symbol), count - 3) }];
  });

const lantern: Game = ({ draw, stake, choices }) => {
  const isFirst = choices['rules'] !== 2;
  const slot = isFirst ? { reels: LANTERN.firstReels ?? [], pays: LANTERN.firstPays ?? {} } : LANTERN;
  const window = windowOf(slot, stopsOf(draw, slot));
  const events: object[] = [{ kind: 'spin', window }];
  const reels = [0, 1, 2, 3, 4].filter((reel) => !isFirst && entry(window, reel).includes('W'));
  const covered = window.map((column, reel) => (reels.includes(reel) ? 'WWW' : column));
  if (reels.length > 0) events.push({ kind: 'expand', window: covered, reels });
  const wins = waysOf(slot, covered, 'W').map((win) => ({ kind: 'ways', ...win }));
  return { events: [...events, ...wins], payout: (stake * BigInt(sumOf(wins))) / 20n };
};

const kites: Game = ({ draw, stake }) => {
  const events: object[] = [];
  let units = 0;
  const spin = (factor: number) => {
    const top = stopsOf(draw, KITES);
    let window = windowOf(KITES, top);
    const first = window;
    for (let fall = 0; ; fall += 1) {
      const wins = waysOf(KITES, window);
      const times = ([1, 2, 3][fall] ?? 5) * factor;
      events.push({ kind: fall === 0 ? 'spin' : 'fall', window, times, wins });
      if (wins.length === 0) return first;
      units += times * sumOf(wins);
      window = window.map((column, reel) => {
        const gone = new Set(wins.filter(({ count }) => reel < count).map(({ symbol }) => symbol));
        let left = Array.from(column)
          .filter((symbol) => !gone.has(symbol))
          .join('');
        while (left.length < 3) {
          const place = entry(top, reel) - 1;
          top[reel] = place;
          left = at(entry(KITES.reels, reel), place) + left;
        }
        return left;
      });
    }
  };
  if (spin(1).filter((column) => column.includes('S')).length >= 3) {
    events.push({ kind: 'freeSpins', count: 8 });
    for (let free = 0; free < 8; free += 1) spin(2);
  }
  return { events, payout: (stake * BigInt(units)) / 100n };
};

export const SLOT_GAMES: Record<string, Game> = {
  'slot-orchard': orchard,
  'slot-lantern': lantern,
  'slot-kites': kites,
};
