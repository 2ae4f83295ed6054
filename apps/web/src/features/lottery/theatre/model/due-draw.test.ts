import { expect, it } from 'vitest';
import type { TicketBet } from '../../../records/api/bets.ts';
import type { LotteryGame } from '../../games/api/menu.ts';
import { duenessOf, dueDraw } from './due-draw.ts';

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
  // Two joined stations are no game of the menu.
  expect(at(1000, ticket({ gameCode: 'CANTHO_DONGNAI', status: 'won', settledAt: AT }))).toBeNull();
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
