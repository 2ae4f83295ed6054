import { agency as contract } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { csvHead, csvLine } from '../../../platform/csv.ts';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import { readPeriod } from '../days.ts';
import type { AgencyServices } from '../services.ts';
import { requireTeamMember } from '../tree/guard.ts';
import { listTeamBets } from './bet-rows.ts';
import { type FigureSums, presentFigures } from './figures.ts';
import { listTeamMembers } from './member-rows.ts';
import { daysOf } from './report-rows.ts';

/** Maximum number of lines in a file. */
const MOST_LINES = 20_000;
const FLAGS = { members: 'DOWNMAN', pnl: 'AGETEAMPNL3', betting: 'TEAMBETTING3' } as const;
const FIGURES = ['deposit', 'withdrawal', 'turnover', 'prize', 'bonus', 'commission', 'profit', 'bets'] as const;

/** Reports as CSV files. */
export function createExportRoute(services: AgencyServices): BoundRoute {
  const { platform, zoneOf, showAccount, requireFlag } = services;
  const { db } = platform;
  return route(contract.teamExport, async ({ caller, query: { report, memberId, startDate, endDate } }) => {
    const { memberId: uplineId } = await requireTeamMember(db, caller, memberId);
    await requireFlag(FLAGS[report]);
    const zone = await zoneOf(db);
    const period = readPeriod(startDate, endDate, zone);
    const all = { uplineId, account: undefined, offset: 0, limit: MOST_LINES };
    const lines: Record<typeof report, () => Promise<string[][]>> = {
      pnl: async () => [
        ['date', ...FIGURES],
        ...(await daysOf(db, uplineId, period)).map((d) => [d.date, ...cells(d)]),
      ],
      members: async () => {
        const { list } = await listTeamMembers(db, period, { ...all, sort: undefined });
        return [
          ['member', 'account', 'below', ...FIGURES],
          ...(await Promise.all(
            list.map(async (m) => [String(m.memberId), await showAccount(m.account), String(m.size), ...cells(m)]),
          )),
        ];
      },
      betting: async () => {
        const { list } = await listTeamBets(db, period, zone, { ...all, status: undefined, product: undefined });
        return [
          ['bet', 'member', 'account', 'product', 'game', 'round', 'placed', 'status', 'stake', 'win'],
          ...(await Promise.all(
            list.map(async (bet) => [
              bet.betId,
              String(bet.memberId),
              await showAccount(bet.account),
              bet.product,
              bet.gameName,
              bet.roundId ?? '',
              bet.placedAt.toISOString(),
              bet.status,
              formatMinor(bet.stakeMinor),
              bet.winMinor === null ? '' : formatMinor(bet.winMinor),
            ]),
          )),
        ];
      },
    };
    const [head = [], ...rows] = await lines[report]();
    const text = csvHead(head) + rows.map(csvLine).join('');
    return { name: `team-${report}-${period.from}-${period.to}.csv`, text };
  });
}

function cells(sums: FigureSums): string[] {
  const figures = presentFigures(sums);
  return FIGURES.map((name) => String(figures[name]));
}
