import { describe, expect, it } from 'vitest';
import { createStorage } from '../../../../shared/platform/own-storages.ts';
import type { GameMessage } from './bridge.ts';
import { handOver, takeOver } from './opened.ts';
import { dismissHint, mayHint } from './rotate-hint-model.ts';
import { after } from './use-game-frame.ts';

const message = (type: GameMessage['type'], said: Partial<GameMessage> = {}): GameMessage => ({
  type,
  name: null,
  wantsLandscape: false,
  ...said,
});

it('a game becomes ready, opens and closes rounds, and ends', () => {
  const fresh = { name: null, isReady: false, wantsLandscape: false, isRoundOpen: false, isOver: false };
  const ready = after(fresh, message('ready', { name: 'Sun Pyramid', wantsLandscape: true }));
  expect(ready).toMatchObject({ isReady: true, name: 'Sun Pyramid', wantsLandscape: true });
  const open = after(ready, message('roundOpen'));
  expect(open.isRoundOpen).toBe(true);
  expect(after(open, message('balanceDirty'))).toBe(open);
  expect(after(open, message('roundClosed')).isRoundOpen).toBe(false);
  expect(after(open, message('sessionEnded'))).toMatchObject({ isOver: true, isRoundOpen: false });
});

it('a launched game is handed over once, and only to its own page', () => {
  const game = { vendor: 'NWND', gameId: 'NWND0001', url: 'https://games.example/x', name: 'Sun Pyramid' };
  expect(handOver(game)).toBe('/m/game?vendor=NWND&gameId=NWND0001');
  expect(takeOver('NWND', 'NWND0001')).toEqual(game);
  expect(takeOver('NWND', 'NWND0001')).toBeNull();
  handOver(game);
  expect(takeOver('NWND', 'NWND0002')).toBeNull();
  expect(takeOver('NWND', 'NWND0001')).toBeNull();
});

describe('the hint to turn the phone', () => {
  it('is dismissed permanently, for one game only', () => {
    const local = createStorage();
    expect(mayHint(local, 'NWND 1')).toBe(true);
    dismissHint(local, 'NWND 1');
    expect([mayHint(local, 'NWND 1'), mayHint(local, 'NWND 2')]).toEqual([false, true]);
  });

  it('treats malformed storage as empty', () => {
    const local = createStorage();
    for (const odd of ['{', '7', '[7]']) {
      local.setItem('rotateHints', odd);
      expect(mayHint(local, 'NWND 1')).toBe(true);
    }
  });
});
