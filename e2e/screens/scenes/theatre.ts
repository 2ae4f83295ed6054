import type { lottery, records, ValueOf } from '@fairlot/contract';
import type { Scene } from './scene.ts';
import { BETS, EMPTY_LIST } from './replies.ts';

type Draw = ValueOf<typeof lottery.draw>;
type Ticket = ValueOf<typeof lottery.getTicket>;
type Bets = ValueOf<typeof records.bets>;

interface Game {
  gameCode: string;
  gameName: string;
  play: string;
  result: { level: string; numbers: string[] }[];
  structure: Draw['structure'];
}

const DRAWN = ['38146', '70259', '15830 64492', '55813 20476 71902 90427 33065 48251', '3094 8175 2240 9983'];
const LOWER = ['5560 1907 7732 4418 0296 6651', '386 112 845', '94 27 61 50'];
const RESULT = [...DRAWN, ...LOWER].map((numbers, n) => ({
  level: n === 0 ? 'DB' : `G${n}`,
  numbers: numbers.split(' '),
}));
const NORTH: Game = {
  gameCode: 'VN60',
  gameName: 'Vietnam 60 seconds',
  play: 'lo2',
  result: RESULT,
  structure: RESULT.map(({ level, numbers }) => ({ level, count: numbers.length, width: numbers[0]?.length ?? 0 })),
};
const DICE: Game = {
  gameCode: 'K3_60',
  gameName: 'K3 60 seconds',
  play: 'sum',
  result: [{ level: 'MAIN', numbers: ['3', '5', '6'] }],
  structure: [{ level: 'MAIN', count: 3, width: 1, range: { from: 1, to: 6 } }],
};
const RUNNERS = ['07', '03', '10', '01', '05', '08', '02', '09', '06', '04'];
const RACE: Game = {
  gameCode: 'PK10_60',
  gameName: 'PK10 60 seconds',
  play: 'pkplace1',
  result: [{ level: 'MAIN', numbers: RUNNERS }],
  structure: [{ level: 'MAIN', count: 10, width: 2, distinct: { from: 1, to: 10 } }],
};
/** Time since the settlement: before the third prizes end, after the show, and in a race, ms. */
const FALLING_MS = 8200;
const OVER_MS = 20_000;
const RUNNING_MS = 3000;

/**
 * The stage of a settled draw on the bet page.
 * @param issue differs by scene, because a finished draw does not return
 */
function theatre(name: string, issue: string, agoMs: number, picks: readonly string[], game = NORTH): Scene {
  const { gameCode, gameName, play, result } = game;
  const numbers = play === 'pkplace1' ? result[0]?.numbers.slice(0, 1) : result.flatMap((level) => level.numbers);
  const hitsOf = (pick: string) => numbers?.filter((one) => one.endsWith(pick)).length ?? 0;
  const lines = picks.map((pick) => ({
    play,
    picks: [pick],
    unitStake: '1000.00',
    price: '27000.00',
    odds: '995000',
    hits: hitsOf(pick),
    win: `${hitsOf(pick) * 99_500}.00`,
  }));
  const win = `${lines.reduce((sum, { hits }) => sum + hits * 99_500, 0)}.00`;
  const total = `${picks.length * 27_000}.00`;
  const status = win === '0.00' ? ('lost' as const) : ('won' as const);
  const ticketId = `screens-${issue}`;
  const now = Date.now();
  const ticket = { ticketId, status, gameCode, gameName, numero: issue, total, win, lines };
  return {
    name,
    who: 'member',
    path: `/m/lottery/play?gameCode=${gameCode}`,
    hasMotion: true,
    widths: [360, 390, 1280],
    shows: '.theatre',
    settleMs: 0,
    replies: {
      [BETS]: { change: () => ({ ...EMPTY_LIST.value, list: [rowOf(ticket)], total: 1 }) },
      [`**/lgw/lottery/draws/${gameCode}/${issue}`]: {
        value: {
          gameCode,
          displayName: gameName,
          numero: issue,
          state: 'settled',
          drawAt: now - agoMs - 1000,
          settledAt: now - agoMs,
          now,
          result,
          structure: game.structure,
        } satisfies Partial<Draw>,
      },
      [`**/lgw/lottery/tickets/${ticketId}`]: { value: ticket satisfies Partial<Ticket> },
    },
  };
}

type Row = Bets['list'][number];

/** The bet of the record, settled now. */
function rowOf(ticket: Pick<Ticket, 'ticketId' | 'status' | 'gameCode' | 'gameName' | 'numero' | 'total' | 'win'>) {
  const { ticketId, gameCode, gameName, numero, total: stake, win } = ticket;
  const status = ticket.status === 'won' ? ('won' as const) : ('lost' as const);
  const row = { betId: ticketId, source: 'lottery' as const, gameCode, status, currency: 'VND', lines: [] };
  const times = { placedAt: Date.now(), settledAt: Date.now() };
  return { ...row, ...times, ticketId, gameName, numero, stake, win } satisfies Partial<Row>;
}

export const THEATRE: readonly Scene[] = [
  theatre('theatre-falling', '202611280287', FALLING_MS, ['07', '27', '38']),
  theatre('theatre-won', '202611280288', OVER_MS, ['07', '27', '38']),
  theatre('theatre-lost', '202611280289', OVER_MS, ['08', '19', '39']),
  theatre('theatre-dice', '202611280290', OVER_MS, ['3', '4'], DICE),
  theatre('theatre-race', '202611280291', RUNNING_MS, ['07', '02'], RACE),
];
