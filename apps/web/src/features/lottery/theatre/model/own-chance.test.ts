import { expect, it } from 'vitest';
import type { Translate } from '../../../../shared/i18n/use-text.ts';
import type { Ticket } from '../../tickets/api/tickets.ts';
import { chanceText, noChance, ownChance } from './own-chance.ts';

const t = ((key: string, values: object) => `${key} ${JSON.stringify(values)}`) as Translate;
const text = (numerator: bigint, denominator: bigint) => chanceText({ numerator, denominator, isExact: true }, 'en', t);
const ticketOf = (...lines: [play: string, ...picks: string[]][]) => [
  { lines: lines.map(([play, ...picks]) => ({ play, picks })) } as Ticket,
];
const DICE = [{ level: 'MAIN', count: 3, width: 1, range: { from: 1, to: 6 } }];

it('counts the bets of all tickets of a draw', () => {
  expect(ownChance(DICE, [...ticketOf(['single', '1']), ...ticketOf(['single', '2'])])).toEqual({
    numerator: 19n,
    denominator: 27n,
    isExact: true,
  });
});

it('has no chance for an unknown bet, nor for numbers that the draw does not have', () => {
  expect(ownChance(DICE, ticketOf(['single', '1'], ['new', '1']))).toBeNull();
  expect(ownChance(DICE, ticketOf(['single', '9']))).toBeNull();
});

it('never rounds a chance up', () => {
  expect([text(1n, 1n), text(999_999n, 1_000_000n), text(4394n, 10_000n), text(999n, 10_000n)]).toEqual([
    '100%',
    '99%',
    '43%',
    '9.9%',
  ]);
  expect([text(1n, 101n), text(2n, 4001n)]).toEqual(['lottery.oneIn {"n":"101"}', 'lottery.oneIn {"n":"2,001"}']);
});

it('has the rest of the chance for a ticket without a hit', () => {
  expect(noChance({ numerator: 8n, denominator: 27n, isExact: true })).toMatchObject({ numerator: 19n });
});
