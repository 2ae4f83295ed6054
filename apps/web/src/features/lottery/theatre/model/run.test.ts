import { describe, expect, it } from 'vitest';
import type { TicketBet } from '../../../records/api/bets.ts';
import type { LotteryGame } from '../../games/api/menu.ts';
import { begun, ended, goneOn, keyOf, netBefore, resumedDraw, type Run, waitingTickets } from './run.ts';

const DAY = '20261127';
const SETTLED_AT = 1_000_000;
const games = ['CANTHO', 'DONGNAI', 'SOCTRANG', 'HANOI'].map(
  (gameCode) =>
    ({
      gameCode,
      numero: '20261204',
      previousNumero: DAY,
      gameMenuTag: gameCode === 'HANOI' ? 'NORTH' : 'SOUTH',
    }) as LotteryGame,
);
const bet = (gameCode: string, more: Partial<TicketBet> = {}) =>
  ({
    gameCode,
    numero: DAY,
    status: 'lost',
    settledAt: SETTLED_AT,
    stake: '10.00',
    win: '0.00',
    ...more,
  }) as TicketBet;
/** Newest first, as the server sends them. */
const rows = ['SOCTRANG', 'CANTHO_DONGNAI', 'HANOI', 'DONGNAI', 'CANTHO'].map((code) => bet(code));
const NONE: Run = { draws: [], startAtMs: null, isSkipped: false, closed: [] };
const run = begun(NONE, `CANTHO ${DAY}`);
const waiting = (of: Run, list: readonly TicketBet[] = rows) =>
  waitingTickets(of, list, games).map(({ gameCode }) => gameCode);

describe('the draws that wait', () => {
  it('are those of other stations of the day and group, and of two of them, in the order of purchase', () => {
    expect(waiting(run)).toEqual(['DONGNAI', 'CANTHO_DONGNAI', 'SOCTRANG']);
    expect(waiting(goneOn(run, `DONGNAI ${DAY}`, SETTLED_AT))).toEqual(['CANTHO_DONGNAI', 'SOCTRANG']);
    expect(waiting(ended(run, [`DONGNAI ${DAY}`]))).toEqual([]);
  });

  it('were settled with the first one or since', () => {
    const changed = (more: Partial<TicketBet>) => waiting(run, [bet('DONGNAI', more), bet('CANTHO')]);
    expect(changed({ settledAt: SETTLED_AT + 600_000 })).toEqual(['DONGNAI']);
    expect(changed({ settledAt: SETTLED_AT - 14_000 })).toEqual([]);
    expect(changed({ settledAt: null, status: 'open' })).toEqual([]);
    expect(changed({ status: 'cancelled' })).toEqual([]);
    expect(changed({ numero: '20261126' })).toEqual([]);
    expect(waiting(run, [bet('DONGNAI'), bet('CANTHO', { settledAt: null })])).toEqual([]);
  });

  it('do not exist for draws of fast games with the same number', () => {
    const fast = ['VN60', 'VN300'].map((gameCode) => bet(gameCode, { numero: '202611270001' }));
    const known = fast.map(({ gameCode }) => ({ gameCode, gameMenuTag: 'VN', previousNumero: '202611270001' }));
    expect(waitingTickets(begun(NONE, 'VN60 202611270001'), fast, known as LotteryGame[])).toEqual([]);
  });
});

describe('a run', () => {
  it('begins anew with another draw, and continues after a reload', () => {
    const second = goneOn({ ...run, isSkipped: true }, `DONGNAI ${DAY}`, 5);
    expect(second).toEqual({
      draws: [`CANTHO ${DAY}`, `DONGNAI ${DAY}`],
      startAtMs: 5,
      isSkipped: false,
      closed: [`CANTHO ${DAY}`],
    });
    expect(begun(second, `DONGNAI ${DAY}`)).toBe(second);
    expect(begun(second, `HANOI ${DAY}`)).toEqual({ ...NONE, draws: [`HANOI ${DAY}`], closed: second.closed });
    expect(netBefore(second, [...rows, bet('CANTHO', { status: 'won', win: '70.00' })])).toBe(5000n);
  });

  it('is resumed while its show lasts or others wait, for five minutes', () => {
    const resumed = (of: Run, now: number, list: readonly TicketBet[] = rows) => resumedDraw(of, list, games, now);
    expect([resumed(run, SETTLED_AT + 299_999), resumed(run, SETTLED_AT + 300_000)]).toEqual([
      keyOf(bet('CANTHO')),
      null,
    ]);
    const last = goneOn(run, `DONGNAI ${DAY}`, SETTLED_AT + 20_000);
    const own = [bet('DONGNAI'), bet('CANTHO')];
    expect([33_999, 34_000].map((ms) => resumed(last, SETTLED_AT + ms, own))).toEqual([`DONGNAI ${DAY}`, null]);
    expect(resumed(last, SETTLED_AT + 34_000)).toBe(`DONGNAI ${DAY}`);
    expect(resumed(last, SETTLED_AT + 20_000, [bet('CANTHO')])).toBeNull();
    expect(resumed(ended(last, [`DONGNAI ${DAY}`]), SETTLED_AT)).toBeNull();
  });
});
