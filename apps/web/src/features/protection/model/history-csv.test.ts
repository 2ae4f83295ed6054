import { expect, it } from 'vitest';
import { historyCsv } from './history-csv.ts';

it('a history lists days with a total, and games whose names cannot run as formulas', () => {
  const sums = { stake: '50.00', win: '7.50', net: '-42.50' };
  const game = { product: 'slots', gameId: 'g', gameName: '=HYPERLINK("x")', picture: null, bets: 2, ...sums };
  const history = {
    days: [{ date: '2026-11-21', minutes: 95, ...sums }],
    games: [game],
    total: { minutes: 95, ...sums },
    open: '0.00',
  };
  expect(historyCsv(history, (key) => key).split('\r\n')).toEqual([
    '\uFEFF"limits.day","limits.minutes","check.stakes","check.returns","history.net"',
    '"2026-11-21","95","50.00","7.50","-42.50"',
    '"history.total","95","50.00","7.50","-42.50"',
    '',
    '"history.games","","check.stakes","check.returns","history.net"',
    `"'=HYPERLINK(""x"")","","50.00","7.50","-42.50"`,
    '',
  ]);
});
