import { expect, it } from 'vitest';
import type { SettlementRow } from '../api.ts';
import { type SettlementNode, stateOfRow, treeOf } from './tree.ts';

const row = (contractId: string, memberId: string, uplines: string[]) =>
  ({
    contractId,
    memberId,
    uplines,
    before: '0.00',
    state: 'notReached',
    difference: '0.00',
    explanation: [],
  }) as never;
const shape = ({ row: { contractId }, below }: SettlementNode): unknown => [contractId, below.map(shape)];

it('puts a bill below that of the nearest upline with one; two bills of a member are siblings', () => {
  const rows = [row('1', '10', []), row('2', '11', ['10']), row('3', '11', ['10']), row('4', '13', ['10', '11', '12'])];
  expect(treeOf(rows).map(shape)).toEqual([
    [
      '1',
      [
        ['2', [['4', []]]],
        ['3', []],
      ],
    ],
  ]);
  expect(treeOf([row('9', '13', ['10'])]).map(shape)).toEqual([['9', []]]);
});

it('the need for a review takes precedence over other statuses', () => {
  const bill = (given: Partial<SettlementRow>) => stateOfRow({ ...(row('1', '1', []) as SettlementRow), ...given });
  expect(bill({ before: null, state: null })).toBe('missing');
  expect(bill({ difference: '-1.00', state: 'collected' })).toBe('review');
  expect(bill({ explanation: [{ label: 'carry', value: '-5.00' }] })).toBe('carried');
  expect(bill({ state: 'insufficient' })).toBe('insufficient');
});
