import { describe, expect, it } from 'vitest';
import { type BetSettled, betSettled, outcomesOf } from './bets.ts';
import { createCatalogue, defineEvent } from './catalogue.ts';
import { findWrongEvents } from './check-events.ts';
import { groupByTopic, runsOfTopic } from './listener.ts';

it('finds events of unknown topics and of wrong shape', () => {
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

const event = (id: bigint, topic: string) => ({ id, topic, memberId: 1n, payload: {}, at: new Date(0) });
const ids = (runs: { id: bigint }[][]) => runs.map((run) => run.map(({ id }) => Number(id)));

describe('a batch of events', () => {
  const events = [event(1n, 'placed'), event(2n, 'settled'), event(3n, 'placed'), event(4n, 'settled')];

  it('is delivered in runs, or topic by topic in the order of the subscriptions, each event once', () => {
    expect(ids(runsOfTopic(events))).toEqual([[1], [2], [3], [4]]);
    expect(ids(groupByTopic(events.toReversed(), ['placed', 'settled', 'corrected']))).toEqual([
      [3, 1],
      [4, 2],
    ]);
  });
});

describe('outcomes of several chunks', () => {
  const chunk = (gameId: string, ...bets: [betId: string, version: number, at: number, winMinor: string][]) =>
    ({
      source: 'vendor',
      product: 'slots',
      vendor: 'V',
      gameId,
      gameName: gameId,
      roundId: null,
      asset: 'VND',
      bets: bets.map(([betId, version, at, winMinor]) => ({
        betId,
        version,
        at,
        winMinor,
        bonusWinMinor: '0',
        memberId: '1',
        userName: 'x',
        status: 'won' as const,
      })),
    }) satisfies BetSettled;

  it('contain each bet once with its game: the higher version wins, then the later one', () => {
    const reported = [
      chunk('A', ['one', 2, 10, '5'], ['two', 1, 10, '6']),
      chunk('B', ['one', 1, 99, '1'], ['two', 1, 20, '7'], ['three', 1, 1, '8']),
    ];
    for (const chunks of [reported, reported.toReversed()])
      expect(new Set(outcomesOf(chunks).map(({ betId, winMinor }) => `${betId} ${winMinor}`))).toEqual(
        new Set(['one 5', 'two 7', 'three 8']),
      );
    const keys = outcomesOf(reported).map(({ key }) => key);
    expect(keys).toEqual(keys.toSorted());
  });
});
