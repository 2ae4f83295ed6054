import { keepCurrency, parseMinor } from '@fairlot/money';
import { expect, it } from 'vitest';
import { isWon, lastEvent, mergePast, netMinor, type ShownRound } from './shown-round.ts';
import { chanceText, chipText, netText, oneInText, partText, timesText } from './words.ts';

const round = (roundId: string, stake: string, payout: string | null): ShownRound => ({
  roundId,
  nonce: 0,
  choices: {},
  steps: [],
  returnScaled: 9900,
  events: [
    { kind: 'card', card: 'Th' },
    { kind: 'card', card: '2c' },
  ],
  stake,
  payout,
  state: payout === null ? 'open' : 'settled',
});

it('shows a return below the stake as a loss; a return equal to the stake is not a win', () => {
  const lost = round('a', '2.00', '1.20');
  expect([isWon(lost), netMinor(lost), netText(lost, 'en')]).toEqual([false, -80n, '−0.80']);
  const even = round('b', '2.00', '2.00');
  expect([isWon(even), netText(even, 'en')]).toEqual([false, '0.00']);
  const won = round('c', '2.00', '2.01');
  expect([isWon(won), netText(won, 'en')]).toEqual([true, '+0.01']);
  expect([isWon(round('d', '2.00', null)), netMinor(round('d', '2.00', null))]).toEqual([false, null]);
});

it('returns the last event of a kind', () => {
  expect(lastEvent(round('a', '1.00', null), 'card')?.['card']).toBe('2c');
  expect(lastEvent(null, 'card')).toBeUndefined();
});

it('lists past rounds once, those of this visit first, without open ones', () => {
  const stored = [round('a', '1.00', '0.00'), round('b', '1.00', null), round('c', '1.00', '2.00')];
  const past = mergePast([round('a', '1.00', '0.00')], stored as never, 2);
  expect(past.map(({ roundId }) => roundId)).toEqual(['a', 'c']);
});

it.each([
  ['1.9800', 'en', '1.98×'],
  ['2.0000', 'en', '2×'],
  ['2.3498', 'vi', '2,3498×'],
  ['10', 'en', '10×'],
])('multiplier %s in %s is %s', (text, tag, shown) => {
  expect(timesText(text, tag)).toBe(`${shown}\u200e`);
});

it('does not round a small probability to zero', () => {
  expect(chanceText({ numerator: 99n, denominator: 200n }, 'en')).toBe('49.5%');
  expect(chanceText({ numerator: 1n, denominator: 20_000n }, 'en')).toBe('0.005%');
});

it('shows a slot win exactly, even below the minor unit', () => {
  expect([partText(200n, 6, 10, 'en'), partText(100_000n, 1, 20, 'en')]).toEqual(['1.20', '50.00']);
  expect([partText(1n, 3, 20, 'en'), partText(25n, 7, 100, 'vi')]).toEqual(['0.0015', '0,0175']);
  expect(oneInText({ numerator: 347n, denominator: 8192n }, 'en')).toBe('23.6');
  expect(oneInText({ numerator: 1n, denominator: 33_554_432n }, 'en')).toBe('33,554,432');
});

it('chips show decimals of small amounts', () => {
  expect(['50000', '1500000', '12.5'].map((amount) => chipText(parseMinor(amount), 'en'))).toEqual([
    '50K',
    '1.5M',
    '12.5',
  ]);
  keepCurrency('KWD');
  const chips = ['0.010', '0.050', '0.125', '1.000', '1250.500'].map((amount) => chipText(parseMinor(amount), 'en'));
  keepCurrency('VND');
  expect(chips).toEqual(['0.01', '0.05', '0.125', '1', '1.3K']);
});

it('chips have the decimal separator of the language', () => {
  keepCurrency('KWD');
  const chips = ['es', 'ar', 'ja'].map((tag) =>
    ['12.125', '1250.500'].map((amount) => chipText(parseMinor(amount), tag)),
  );
  keepCurrency('VND');
  expect(chips).toEqual([
    ['12,125', '1,3K'],
    ['12.125', '1.3K'],
    ['12.125', '1250'],
  ]);
});
