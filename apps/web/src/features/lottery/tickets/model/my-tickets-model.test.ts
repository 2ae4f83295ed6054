import { expect, it } from 'vitest';
import type { TicketBet } from '../../../records/api/bets.ts';
import type { PlacedTicket } from '../api/tickets.ts';
import { myTickets, newlyWon } from './my-tickets-model.ts';

const row = (ticketId: string, change: Partial<TicketBet> = {}): TicketBet => ({
  ticketId,
  gameCode: 'VN60',
  gameName: 'VN60',
  numero: '202611200946',
  placedAt: 1,
  settledAt: null,
  stake: '10000.00',
  win: null,
  bonusStake: '0.00',
  bonusWin: null,
  status: 'open',
  currency: 'VND',
  lines: [],
  ...change,
});
const isOwn = (gameCode: string) => gameCode === 'VN60';
const bought: PlacedTicket = {
  ticketId: 'new',
  status: 'open',
  gameCode: 'VN60',
  numero: '202611200946',
  total: '10000.00',
  balance: '0.00',
  placedAt: 9,
  lines: [],
};

it('shows tickets of this game and these draws, and a bought one before it is in the record', () => {
  const rows = [row('a', { placedAt: 5 }), row('b', { gameCode: 'VN300' }), row('c', { numero: '202611200001' })];
  expect(
    myTickets(rows, [bought], isOwn, ['202611200946', null]).map(({ ticketId, stake }) => [ticketId, stake]),
  ).toEqual([
    ['new', '10000.00'],
    ['a', '10000.00'],
  ]);
  expect(myTickets([row('new', { status: 'won' })], [bought], isOwn, ['202611200946'])).toMatchObject([
    { ticketId: 'new', status: 'won' },
  ]);
});

it('returns the tickets that won since the last check', () => {
  const before = new Map([
    ['a', 'open'],
    ['b', 'won'],
  ]);
  expect(
    newlyWon(before, [row('a', { status: 'won' }), row('b', { status: 'won' }), row('c', { status: 'won' })]).map(
      ({ ticketId }) => ticketId,
    ),
  ).toEqual(['a']);
});
