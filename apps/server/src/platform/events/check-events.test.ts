import { expect, it } from 'vitest';
import { betSettled } from './bets.ts';
import { createCatalogue, defineEvent } from './catalogue.ts';
import { findWrongEvents } from './check-events.ts';

it('finds events of unknown topics and of the wrong shape', () => {
  const catalogue = createCatalogue();
  catalogue.add([betSettled]);
  const game = { source: 'lottery', product: 'lottery', vendor: null, gameId: 'g', gameName: 'G', roundId: '1' };
  const right = { ...game, asset: 'VND', bets: [] };
  expect(findWrongEvents(catalogue, [{ topic: 'bet.settled', payload: right }])).toEqual([]);
  expect(findWrongEvents(catalogue, [{ topic: 'bet.settled', payload: game }])).not.toEqual([]);
  expect(findWrongEvents(catalogue, [{ topic: 'bet.settled', payload: { ...right, memberIds: [] } }])).not.toEqual([]);
  expect(findWrongEvents(catalogue, [{ topic: 'bet.lost', payload: right }])).toEqual([
    'bet.lost: no room declares this event',
  ]);
});

it('refuses two shapes for one topic', () => {
  const catalogue = createCatalogue();
  catalogue.add([betSettled]);
  catalogue.add([betSettled]);
  expect(() => catalogue.add([defineEvent('bet.settled', betSettled.payload)])).toThrow('bet.settled');
});
