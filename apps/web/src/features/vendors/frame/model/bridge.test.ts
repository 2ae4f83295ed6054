import { describe, expect, it } from 'vitest';
import { hostMessage, originOf, readMessage } from './bridge.ts';

const window = {};
const game = { origin: 'https://games.example', window };
const ready = { source: 'game', version: 1, type: 'ready', payload: { name: 'Sun Pyramid', wantsLandscape: true } };

describe('messages of a game', () => {
  it("are accepted from the game's window and origin", () => {
    expect(readMessage({ origin: game.origin, source: window, data: ready }, game)).toEqual({
      type: 'ready',
      name: 'Sun Pyramid',
      wantsLandscape: true,
    });
    const open = { source: 'game', version: 1, type: 'roundOpen' };
    expect(readMessage({ origin: game.origin, source: window, data: open }, game)).toEqual({
      type: 'roundOpen',
      name: null,
      wantsLandscape: false,
    });
  });

  it.each([
    ['another origin', { origin: 'https://evil.example' }],
    ['another window', { source: {} }],
    ['a text', { data: 'wantExit' }],
    ['null', { data: null }],
    ['another source', { data: { ...ready, source: 'host' } }],
    ['another version', { data: { ...ready, version: 2 } }],
    ['an unknown type', { data: { ...ready, type: 'transfer' } }],
  ])('are ignored: %s', (_what, change) => {
    expect(readMessage({ origin: game.origin, source: window, data: ready, ...change }, game)).toBeNull();
  });

  it('are ignored while there is no window, and malformed payloads give null fields', () => {
    expect(
      readMessage({ origin: game.origin, source: null, data: ready }, { origin: game.origin, window: null }),
    ).toBeNull();
    const odd = { ...ready, payload: { name: 7, wantsLandscape: 'yes' } };
    expect(readMessage({ origin: game.origin, source: window, data: odd }, game)).toMatchObject({
      name: null,
      wantsLandscape: false,
    });
  });
});

it('a frame accepts only web addresses', () => {
  expect(
    ['https://a.example/x', 'http://127.0.0.1:3001/x', 'javascript:alert(1)', 'data:text/html,x', '/m/home'].map(
      originOf,
    ),
  ).toEqual(['https://a.example', 'http://127.0.0.1:3001', null, null, null]);
  expect(hostMessage('pause')).toEqual({ source: 'host', version: 1, type: 'pause' });
});
