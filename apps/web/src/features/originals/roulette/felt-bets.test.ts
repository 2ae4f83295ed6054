import { rouletteNumbers } from '@fairlot/game-maths';
import { describe, expect, it } from 'vitest';
import { FELT, feltBeside, placeName } from './felt-bets.ts';

const at = (text: string) => FELT.findIndex((bet) => (bet.text ?? bet.kind) === text);

describe('the felt', () => {
  it('fills rows of six columns with every number once and with bets that the table has', () => {
    expect(FELT.reduce((sum, { span }) => sum + span, 0) % 6).toBe(0);
    const numbers = FELT.filter(({ kind }) => kind === 'straight').map(({ value }) => Number(value));
    expect(numbers.toSorted((a, b) => a - b)).toEqual([...Array(37).keys()]);
    for (const { kind, value } of FELT) expect(rouletteNumbers({ kind, value }).length).toBeGreaterThan(0);
  });

  it('leads from cell to cell by arrow keys, and stays at the edges', () => {
    const path = (from: string, ...keys: string[]) => keys.reduce(feltBeside, at(from));
    expect(path('0', 'ArrowDown')).toBe(at('1'));
    expect(path('20', 'ArrowUp')).toBe(at('0'));
    expect(path('3', 'ArrowRight')).toBe(at('19'));
    expect(path('17', 'ArrowDown')).toBe(at('1–12'));
    expect(path('36', 'ArrowDown', 'ArrowDown')).toBe(at('1–18'));
    expect(path('0', 'ArrowUp')).toBe(at('0'));
    expect(path('19–36', 'ArrowDown', 'ArrowRight')).toBe(at('19–36'));
    expect(path('5', 'Enter')).toBe(at('5'));
  });

  it('names every bet of a round', () => {
    const t = (key: string, values?: object) => [key, ...Object.values(values ?? {})].join(' ');
    const bets = [['red'], ['dozen', '2'], ['straight', '17'], ['column', '3'], ['split', '17-20']] as const;
    expect(bets.map(([kind, value]) => placeName({ kind, value }, t))).toEqual([
      'roulette.red',
      '13–24',
      '17',
      'roulette.column 3',
      '17-20',
    ]);
  });
});
