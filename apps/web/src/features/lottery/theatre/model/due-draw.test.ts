import { describe, expect, it } from 'vitest';
import type { TicketBet } from '../../../records/api/bets.ts';
import type { LotteryGame } from '../../games/api/menu.ts';
import { duenessOf, dueDraw, isOnPage } from './due-draw.ts';

const ISSUE = '202611240002';
const AT = 1_000_000;
const game = {
  gameCode: 'VN60',
  numero: ISSUE,
  remainTime: 60_000,
  lockTime: 5000,
  spanTime: 10_000,
  isSale: true,
  previousNumero: '202611240001',
  previousWinningTime: AT,
} as LotteryGame;
const ticket = (more: Partial<TicketBet> = {}) =>
  ({ ticketId: 'a', gameCode: 'VN60', numero: ISSUE, status: 'open', settledAt: null, ...more }) as TicketBet;
const at = (afterMs: number, row = ticket(), games = [game]) => duenessOf(row, games, AT, AT + afterMs);

it('fetches the stage ten seconds before the end of sale and opens it in the closed seconds', () => {
  expect([40_000, 45_001, 54_999, 55_000, 60_000, 79_000, 81_000].map((ms) => at(ms))).toEqual([
    null,
    'near',
    'near',
    'due',
    'due',
    'due',
    null,
  ]);
});

it('waits for the draw of a station that closes long before it', () => {
  const station = { ...game, remainTime: 600_000, lockTime: 590_000 };
  expect([20_000, 569_000, 571_000].map((ms) => at(ms, ticket(), [station]))).toEqual([null, null, 'due']);
});

it('can join a settled draw for as long as its show lasts', () => {
  const settled = ticket({ status: 'lost', settledAt: AT });
  expect([1000, 13_999, 14_000].map((ms) => at(ms, settled))).toEqual(['due', 'due', null]);
  expect(at(1000, ticket({ status: 'cancelled', settledAt: AT }))).toBeNull();
  expect(at(1000, ticket({ gameCode: 'GONE', status: 'won', settledAt: AT }))).toBeNull();
});

describe('a draw that joins two stations', () => {
  const row = ticket({ gameCode: 'CANTHO_DONGNAI' });
  const station = (gameCode: string, more: Partial<LotteryGame>) => ({ ...game, gameCode, ...more });
  const first = station('CANTHO', { remainTime: 60_000, lockTime: 60_000 });
  const second = station('DONGNAI', { remainTime: 90_000, lockTime: 90_000 });

  it('is due with the later of them, in whichever order', () => {
    for (const games of [
      [first, second],
      [second, first],
    ])
      expect([59_000, 61_000, 109_000, 111_000].map((ms) => at(ms, row, games))).toEqual([null, 'due', 'due', null]);
    const drawn = station('CANTHO', { numero: '202611240003', previousNumero: ISSUE, previousWinningTime: AT });
    expect([59_000, 61_000].map((ms) => at(ms, row, [drawn, second]))).toEqual([null, 'due']);
    const later = { ...drawn, gameCode: 'DONGNAI', previousWinningTime: AT + 30_000 };
    expect([49_000, 51_000].map((ms) => at(ms, row, [drawn, later]))).toEqual(['due', null]);
    expect(at(1000, { ...row, status: 'won', settledAt: AT }, [drawn, later])).toBe('due');
  });

  it('opens on the page of each of them', () => {
    const games = [first, second, game];
    expect(['CANTHO', 'DONGNAI', 'VN60'].map((page) => isOnPage('CANTHO_DONGNAI', page, games))).toEqual([
      true,
      true,
      false,
    ]);
    expect(isOnPage('VN60', 'VN60', games)).toBe(true);
  });
});

it('prefers the game of the page and skips a draw that was closed', () => {
  const rows = [ticket({ status: 'won', settledAt: AT }), ticket({ gameCode: 'VN300', status: 'won', settledAt: AT })];
  const due = (preferred: string, ...finished: string[]) =>
    dueDraw(
      rows,
      [game, { ...game, gameCode: 'VN300' }],
      { at: AT, now: AT + 1000 },
      { preferred, finished: new Set(finished) },
    );
  expect([due(''), due('VN300'), due('', `VN60 ${ISSUE}`)]).toEqual([
    `VN60 ${ISSUE}`,
    `VN300 ${ISSUE}`,
    `VN300 ${ISSUE}`,
  ]);
});
