import { keepCurrency } from '@fairlot/money';
import { expect, it, onTestFinished } from 'vitest';
import { cellsOf, heatOf } from './heat.ts';
import type { PlayOnSale } from './use-draw.ts';

const play = (digits: number, from: number, to: number): PlayOnSale => ({
  play: 'de',
  name: 'De',
  odds: '99.5',
  pickCount: 1,
  pickDigits: digits,
  pickFrom: from,
  pickTo: to,
  limit: '1.00',
  percent: 0,
  stopped: 0,
});
const sold = (number: string, percent: number) => ({ number, liability: '1.00', percent, isStopped: false });

it('a number changes colour at the given percentages of its limit', () => {
  expect([0, 7, 8, 19, 20, 40, 59, 60, 84, 85, 100].map(heatOf)).toEqual([0, 0, 1, 1, 2, 3, 3, 4, 4, 5, 5]);
});

it('shows all short numbers, sold or not; of long ones those from the server', () => {
  const cells = cellsOf(play(2, 1, 45), [sold('07', 12)]);
  expect([cells.length, cells[0]?.number, cells[6]?.percent, cells.at(-1)?.number]).toEqual([45, '01', 12, '45']);
  expect(cellsOf(play(3, 0, 999), [sold('123', 12)])).toEqual([sold('123', 12)]);
  expect(cellsOf(play(2, 7, 7), [])).toHaveLength(1);
  // The special number of a 5/35 ticket.
  expect(cellsOf(play(2, 1, 35), [sold('07', 12), sold('B07', 3)]).at(-1)).toEqual(sold('B07', 3));
});

it('shows an unsold number with the decimals of the currency', () => {
  onTestFinished(() => keepCurrency('VND'));
  keepCurrency('JPY');
  expect(cellsOf(play(2, 7, 7), [])).toMatchObject([{ number: '07', liability: '0' }]);
});
