import { describe, expect, it } from 'vitest';
import { isStricter, marketOf, profileIn } from './market.ts';

const UK = profileIn('UK', 'GBP');
const OPEN = profileIn('open', 'GBP');

describe('a market profile', () => {
  it('keeps its default rules while the merchant sets nothing', () => {
    for (const profile of ['UK', 'demo', 'open'] as const) {
      expect(marketOf({ profile, stricter: {} }, 'GBP')).toEqual(profileIn(profile, 'GBP'));
      expect(isStricter({ profile, stricter: {} }, 'GBP')).toBe(true);
    }
  });

  it('is stricter in every rule than the other profile, and never the reverse', () => {
    for (const name of Object.keys(UK) as (keyof typeof UK)[]) {
      expect(isStricter({ profile: 'open', stricter: { [name]: UK[name] } }, 'GBP'), name).toBe(true);
      expect(isStricter({ profile: 'UK', stricter: { [name]: OPEN[name] } }, 'GBP'), name).toBe(false);
    }
  });

  it('allows automatic betting only in the open market', () => {
    const allowed = (['UK', 'demo', 'open'] as const).filter((profile) => profileIn(profile, 'GBP').autoBet);
    expect(allowed).toEqual(['open']);
  });

  it.each([
    ['a longer cycle', { minimumCycleMs: { slots: 3000, casino: 5000 } }, true],
    ['a cycle that is shorter in one kind', { minimumCycleMs: { slots: 3000, casino: 4999 } }, false],
    ['less wagering', { mostWagering: 5 }, true],
    ['more wagering', { mostWagering: 11 }, false],
    ['a lower cap', { slotStakeCap: { ...UK.slotStakeCap!, mostMinor: '499' } }, true],
    ['a higher cap for the young', { slotStakeCap: { ...UK.slotStakeCap!, youngMostMinor: '201' } }, false],
    ['a cap in another currency', { slotStakeCap: { ...UK.slotStakeCap!, currency: 'VND' } }, false],
    ['young people who are younger', { slotStakeCap: { ...UK.slotStakeCap!, youngBelowAge: 24 } }, false],
  ])('compares with the profile: %s', (_, stricter, holds) => {
    expect(isStricter({ profile: 'UK', stricter }, 'GBP')).toBe(holds);
  });

  it.each([
    ['GBP', '500', '15000'],
    ['VND', '5000000', '150000000'],
    ['JPY', '500', '15000'],
    ['KWD', '500', '15000'],
  ] as const)('has usual amounts in %s', (currency, mostMinor, vulnerabilityNetMinor) => {
    expect(profileIn('UK', currency)).toMatchObject({ slotStakeCap: { currency, mostMinor }, vulnerabilityNetMinor });
  });
});
