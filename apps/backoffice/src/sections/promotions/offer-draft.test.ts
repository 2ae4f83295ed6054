import { expect, it } from 'vitest';
import { draftOf, EMPTY, termsOf, tooExact, writtenOf } from './offer-draft.ts';

it('sends winnings of free rounds for free rounds only, and reads them back', () => {
  const rounds = { ...EMPTY, gift: 'freeRounds' as const, wins: 'bonus' as const, mostWins: ' 500 ' };
  expect(termsOf(rounds)).toMatchObject({ winsAreBonus: true, mostWins: '500', wagering: { times: 6 } });
  expect(termsOf(rounds)).not.toHaveProperty('rounds');
  expect(termsOf({ ...rounds, vendor: 'NWND', gameId: 'NWND0002', rounds: '25' })).toMatchObject({
    rounds: { vendor: 'NWND', gameId: 'NWND0002', count: 25, days: 7 },
  });
  expect(termsOf({ ...rounds, wins: 'money' })).not.toHaveProperty('winsAreBonus');
  expect(termsOf({ ...rounds, gift: 'bonus' })).not.toHaveProperty('winsAreBonus');
});

it('a new offer has an odds floor, which an operator can remove', () => {
  expect(termsOf(EMPTY).wagering.leastOdds).toBe(150);
  expect(termsOf({ ...EMPTY, leastOdds: ' ' }).wagering).not.toHaveProperty('leastOdds');
});

it('an offer is converted to the form and back unchanged', () => {
  const draft = {
    ...EMPTY,
    kind: 'wheel' as const,
    code: '',
    budget: '100000.00',
    share: '12.5',
    most: '500.00',
    endsAt: '2026-12-31T23:59',
    rebates: [
      ['slots', '0.5'],
      ['live', '0.35'],
    ],
    types: ['0', '1'],
    labels: ['gold'],
    wheel: [
      ['400', '20.00'],
      ['1', '500.00'],
    ],
    texts: { EN: { title: 'Wheel', text: 'Once a day' }, VI: { title: '', text: '' } },
  };
  const written = writtenOf(draft);
  expect(written.terms).toMatchObject({
    share: 1250,
    rebates: { slots: 50, live: 35 },
    wagering: { games: { lottery: 100, live: 10 } },
    wheel: [
      { weight: 400, amount: '20.00' },
      { weight: 1, amount: '500.00' },
    ],
  });
  expect(Object.keys(written.texts)).toEqual(['EN']);
  const back = draftOf({
    ...written,
    id: '1',
    state: 'draft',
    version: '0123456789abcdef',
    publishedVersion: 0,
    isChanged: true,
    asset: 'VND',
    spent: '0.00',
    createdAt: 0,
  });
  expect(termsOf(back)).toEqual(written.terms);
});

it('a share, rebate or odds with a third decimal is rejected instead of rounded', () => {
  const typed = {
    ...EMPTY,
    share: '12.345',
    leastOdds: '1.505',
    rebates: [
      ['slots', '0.125'],
      ['live', '0.35'],
    ],
    games: [['slots', '50.5']],
  };
  expect(termsOf(typed)).toMatchObject({
    share: 1234.5,
    rebates: { slots: 12.5, live: 35 },
    wagering: { leastOdds: 150.5, games: { slots: 50.5 } },
  });
  expect(tooExact(typed)).toEqual(['share', 'leastOdds', 'rebates']);
  expect(tooExact({ ...typed, share: '12.34', leastOdds: ' ', rebates: [['slots', '1.1']] })).toEqual([]);
  expect(termsOf({ ...EMPTY, share: '12.35' }).share).toBe(1235);
});
