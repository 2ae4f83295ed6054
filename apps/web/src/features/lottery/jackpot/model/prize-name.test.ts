import { expect, it } from 'vitest';
import { prizeName } from './prize-name.ts';

const t = (key: string, values: Record<string, string | number> = {}) => [key, ...Object.values(values)].join(' ');

it('names a prize by its numbers and the bonus number', () => {
  expect(prizeName({ matches: 6 }, t)).toBe('lottery.prizeMatches 6');
  expect(prizeName({ matches: 5, bonus: true }, t)).toBe('lottery.withBonus lottery.prizeMatches 5');
  expect(prizeName({ matches: 5, bonus: false }, t)).toBe('lottery.prizeMatches 5');
  expect(prizeName({ matches: 0, bonus: true }, t)).toBe('lottery.bonusNumber');
});
