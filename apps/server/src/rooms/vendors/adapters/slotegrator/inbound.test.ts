import { expect, it } from 'vitest';
import { vendorsAt } from '../../vendors.testing.ts';
import { vendorSettings } from '../../../../config/vendors.ts';
import { slotegratorInbound } from './inbound.ts';

it('ends the round of a rollback with its last transaction, so that no bet of it is lost first', () => {
  const settings = vendorSettings(vendorsAt('http://127.0.0.1:9'), 'BREEL')!;
  const undone = (place: number, id: string) => [
    [`rollback_transactions[${place}][action]`, 'bet'],
    [`rollback_transactions[${place}][transaction_id]`, id],
  ];
  const common = { action: 'rollback', player_id: 'm1', currency: 'VND', round_id: 'r', transaction_id: 't' };
  const form = (finished: string) =>
    new URLSearchParams([...Object.entries({ ...common, finished }), ...undone(0, 'one'), ...undone(1, 'two')]);
  const closing = (finished: string) =>
    slotegratorInbound
      .read('', form(finished), settings)
      .actions.map(({ reference, isClosing }) => [reference, isClosing]);
  expect(closing('1')).toEqual([
    ['one', false],
    ['two', true],
  ]);
  expect(closing('0')).toEqual([
    ['one', false],
    ['two', false],
  ]);
});
