import { expect, it } from 'vitest';
import { bandsOf } from './bands.ts';

const row = (paid: string) => ({
  at: null,
  key: 'dice',
  label: 'Dice',
  numbers: ['1000.00', paid, '990.00', '20.00', '40'],
  before: null,
});

it('compares a return with the exact one by its standard deviation', () => {
  expect(bandsOf([row('1020.00')])).toEqual([
    { at: null, label: 'Dice', actual: '102.0%', exact: '99.0%', deviations: 1.5, state: 'usual' },
  ]);
  expect(bandsOf([row('1035.00'), row('900.00')]).map(({ state }) => state)).toEqual(['rare', 'check']);
});

it('calls nothing unusual without turnover or deviation', () => {
  const nothing = { ...row('0.00'), numbers: ['0.00', '0.00', '0.00', '0.00', '0'] };
  expect(bandsOf([nothing])).toMatchObject([{ actual: '–', exact: '–', deviations: 0, state: 'usual' }]);
});
