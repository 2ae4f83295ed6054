import { expect, test } from 'vitest';
import { cashOutsOf, initialsOf, rowsOf, tagsOf } from './cash-outs.ts';

const you = { one: 'You', ofSeat: (seat: number) => `You, bet ${seat}` };
const bet = (seat: 1 | 2, cashOut: string | null) => ({
  roundId: String(seat),
  seat,
  stake: '20.00',
  autoCashOut: null,
  leavesAt: '9.00',
  cashOut,
  payout: cashOut === null ? null : '32.00',
});
const other = (name: string, cashOut: string | null, stake = '10.00') => ({ name, stake, cashOut, payout: null });

test('cash-outs come before stakes in flight, the highest first, with the own stake among them', () => {
  const passengers = [other('le***4', '1.31'), other('mi***n', '1.93'), other('ka***7', null)];
  const names = (rows: ReturnType<typeof rowsOf>) => rows.map(({ name }) => name);
  expect(names(rowsOf({ own: [bet(1, '1.60')], passengers }, you))).toEqual(['mi***n', 'You', 'le***4', 'ka***7']);
  expect(names(rowsOf({ own: [bet(1, null)], passengers }, you))).toEqual(['mi***n', 'le***4', 'You', 'ka***7']);
});

test('two own bets are listed apart, each with its number', () => {
  const rows = rowsOf({ own: [bet(1, null), bet(2, '1.60')], passengers: [other('le***4', '1.31')] }, you);
  expect(rows.map(({ key, name }) => [key, name])).toEqual([
    ['own 2', 'You, bet 2'],
    ['le***4 10.00 0', 'le***4'],
    ['own 1', 'You, bet 1'],
  ]);
});

test('a row keeps its key when another player cashes out, even beside an equal stake', () => {
  const before = rowsOf({ own: [], passengers: [other('le***4', null), other('le***4', null)] }, you);
  const after = rowsOf({ own: [], passengers: [other('mi***n', '2.00'), ...before] }, you);
  expect(after.slice(1).map(({ key }) => key)).toEqual(before.map(({ key }) => key));
  expect(new Set(after.map(({ key }) => key)).size).toBe(3);
});

test('cash-outs on the curve do not cover each other, and the own one is always shown', () => {
  const tag = (name: string, times: number, isOwn = false) => ({ name, times, isOwn });
  const all = [tag('le', 1.3), tag('You', 1.6, true), tag('mi', 1.65), tag('ka', 2.1)];
  expect(tagsOf(all, (times) => times * 100, 6).map(({ name }) => name)).toEqual(['You', 'ka', 'le']);
  expect(tagsOf(all, (times) => times * 100, 1).map(({ name }) => name)).toEqual(['You']);
});

test('initials are the first two letters', () => {
  expect(initialsOf('ka***7')).toBe('ka');
});

test('the cash-outs of a flight include the own one, and no stake in flight', () => {
  expect(
    cashOutsOf({ own: [bet(1, '1.60')], passengers: [other('le***4', '1.31'), other('ka***7', null)] }, 'You'),
  ).toEqual([
    { name: 'You', times: 1.6, isOwn: true },
    { name: 'le***4', times: 1.31, isOwn: false },
  ]);
});
