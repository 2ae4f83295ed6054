import { expect, it } from 'vitest';
import { type Interval, rowsOf } from './effect-course.ts';

const side = (members: number, each: string) => ({
  members,
  deposits: '0.00',
  turnover: '0.00',
  revenue: '0.00',
  perMember: members === 0 ? null : { deposits: each, turnover: each, revenue: each },
});
const COURSE: Interval[] = [
  { from: '2026-11-01', cost: '0.10', offered: side(2, '10.05'), control: side(0, '0.00'), gain: null },
  { from: '2026-11-02', cost: '0.20', offered: side(2, '-1.30'), control: side(1, '2.40'), gain: '-7.70' },
];

it('adds up the cost of the intervals and keeps the gain so far', () => {
  expect(rowsOf(COURSE, 'gain')).toMatchObject([
    { first: '0.10', second: null, own: '0.10' },
    { first: '0.30', second: '-7.70', own: '0.20' },
  ]);
});

it('compares the average member of both groups, and leaves out a group without members', () => {
  expect(rowsOf(COURSE, 'revenue')).toMatchObject([
    { first: '10.05', second: null, own: null, members: { offered: 2, control: 0 } },
    { first: '-1.30', second: '2.40', own: '-3.70', members: { offered: 2, control: 1 } },
  ]);
});
