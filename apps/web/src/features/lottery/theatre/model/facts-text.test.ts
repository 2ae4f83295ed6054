import { expect, it } from 'vitest';
import { readingsOf } from '../../results/model/readings.ts';
import { factsText } from './facts-text.ts';

it('the sum of the dice and its facts are one line', () => {
  const readings = readingsOf('k3', ['2', '4', '5']);
  expect(readings && factsText(readings, (key, values) => [key, values?.['n']].join(' ').trim())).toBe(
    'lottery.play.total 11 \u00b7 lottery.play.big \u00b7 lottery.play.odd',
  );
});
