import { expect, it } from 'vitest';
import type { Ticket } from '../../tickets/api/tickets.ts';
import { gainedMinor, scoreOf } from './score.ts';
import { showOf } from './show.ts';

const { prizes } = showOf(
  [
    { level: 'DB', numbers: ['38107'] },
    { level: 'G1', numbers: ['70227'] },
    { level: 'G7', numbers: ['07', '50'] },
  ],
  false,
);

type Line = Ticket['lines'][number];
const line = (play: string, picks: string[], hits: number, win: string): Line => ({
  play,
  picks,
  unitStake: '1.00',
  price: '1.00',
  odds: '1',
  hits,
  win,
});
const ticket = (win: string, lines: Line[]): Ticket => ({
  ticketId: 'a',
  status: win === '0.00' ? 'lost' : 'won',
  gameCode: 'VN60',
  gameName: 'VN60',
  numero: '202611240001',
  total: '9.00',
  win,
  placedAt: 0,
  settledAt: 0,
  lines,
  salt: '',
});
const running = (each: Ticket) => {
  const score = scoreOf([each], prizes);
  return { at: [0, 1, 2, 3, 4].map((landed) => gainedMinor(score, landed)), hits: score.hits };
};

it('adds each hit of a number with its prize, to the minor unit', () => {
  expect(running(ticket('3.01', [line('lo2', ['07'], 2, '3.01')]))).toEqual({
    at: [0n, 150n, 150n, 150n, 301n],
    hits: [
      { prize: 0, pick: '07' },
      { prize: 3, pick: '07' },
    ],
  });
});

it('adds a pair with the prize that completes it, and a play of absence at the end', () => {
  expect(running(ticket('16.00', [line('xien2', ['27', '50'], 1, '16.00')])).at).toEqual([0n, 0n, 0n, 1600n, 1600n]);
  expect(running(ticket('2.00', [line('truot4', ['01', '02', '03', '04'], 1, '2.00')]))).toEqual({
    at: [0n, 0n, 0n, 0n, 200n],
    hits: [],
  });
});

it('marks no number of a line that the server has settled as lost, even if some of its numbers were drawn', () => {
  expect(running(ticket('0.00', [line('xien2', ['07', '99'], 0, '0.00')]))).toEqual({
    at: [0n, 0n, 0n, 0n, 0n],
    hits: [],
  });
});

it('ends with the amount that the server has paid, even if the numbers do not explain it', () => {
  const odd = ticket('9.99', [line('lo2', ['27'], 3, '5.00'), line('unknown', ['88'], 1, '1.00')]);
  expect(running(odd).at.at(-1)).toBe(999n);
});
