import { recordsDesk as contract, type ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { sql } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import {
  type AnyDeskList,
  CARD_LINES,
  type Desk,
  deskList,
  listRoute,
  type MemberCard,
} from '../../../platform/operators/index.ts';
import { REPORTS } from '../reports/reports.ts';
import { FIGURES, REVENUE } from '../sums/figures.ts';
import { createWinReasons, GAME_REASONS } from '../sums/net-reasons.ts';
import { readWinnings } from '../sums/winnings.ts';
import { createBetSearch } from './search.ts';

/** The desk for betting records. */
export function createDesk(platform: Platform): Desk {
  const bets = createBetList();
  return {
    permissions: [
      { permission: 'figures.read', roles: ['admin', 'finance', 'risk'] },
      { permission: 'bets.read', roles: ['admin', 'finance', 'risk', 'support'] },
    ],
    routes: [listRoute(platform, bets)],
    lists: [bets],
    figures: FIGURES,
    revenue: REVENUE,
    netReasons: [createWinReasons(platform), GAME_REASONS],
    reports: REPORTS,
    winnings: readWinnings,
    memberCards: [BETS_CARD],
    notable: [{ kind: 'bet', permission: 'bets.read' }],
    search: [createBetSearch(platform)],
  };
}

interface Row {
  betKey: string;
  betId: string;
  memberId: bigint;
  source: string;
  gameId: string;
  game: string;
  round: string | null;
  currency: string;
  stakeMinor: bigint;
  /** The part of the stake that was bonus money, or of the win that is returned as bonus money. */
  bonusMinor: bigint;
  bonusWinMinor: bigint;
  winMinor: bigint | null;
  placedAt: Date;
  settledAt: Date | null;
  status: string;
}

const COLUMNS = sql`b.ticket_id::text as "betKey", b.bet_id as "betId",
  b.member_id as "memberId", b.source, b.game_code as "gameId", b.game_name as game, b.numero as round,
  b.asset as currency, b.stake_minor as "stakeMinor", b.bonus_minor as "bonusMinor",
  b.bonus_win_minor as "bonusWinMinor", b.win_minor as "winMinor", b.placed_at as "placedAt",
  b.settled_at as "settledAt", b.status`;

function createBetList(): AnyDeskList {
  return deskList<Row, ValueOf<typeof contract.bets>['list'][number]>({
    endpoint: contract.bets,
    select: COLUMNS,
    from: sql`records_bets b`,
    // A settlement event may arrive before its bet; such an incomplete row is hidden. Each member plays with one asset.
    where: () => sql`b.placed_at is not null and b.asset is not null`,
    key: { column: sql`b.ticket_id::text`, type: 'text' },
    fields: {
      memberId: { column: sql`b.member_id` },
      source: { column: sql`b.source` },
      gameId: { column: sql`b.game_code` },
      round: { column: sql`b.numero` },
      placedAt: { column: sql`b.placed_at` },
      status: { column: sql`b.status` },
    },
    present: (rows) =>
      rows.map(({ memberId, stakeMinor, bonusMinor, bonusWinMinor, winMinor, placedAt, settledAt, ...row }) => ({
        ...row,
        memberId: String(memberId),
        stake: formatMinor(stakeMinor),
        bonusStake: formatMinor(bonusMinor),
        bonusWin: winMinor === null ? null : formatMinor(bonusWinMinor),
        win: winMinor === null ? null : formatMinor(winMinor),
        placedAt: placedAt.getTime(),
        settledAt: settledAt?.getTime() ?? null,
      })),
  });
}

/** The last bets of a member, and their result of the last thirty days. */
const BETS_CARD: MemberCard = {
  name: 'bets',
  permission: 'bets.read',
  read: async (executor, { memberId, asset }) => {
    const mine = sql`b.member_id = ${memberId}::bigint and b.asset = ${asset} and b.placed_at is not null`;
    const rows = await executor.rows(sql<Row>`
      select ${COLUMNS} from records_bets b where ${mine}
       order by b.placed_at desc, b.ticket_id limit ${CARD_LINES}::int`);
    const { netMinor, bets } = await executor.one(sql<{ netMinor: bigint; bets: bigint }>`
      select coalesce(sum(coalesce(b.win_minor, 0) - b.stake_minor), 0)::bigint as "netMinor", count(*) as bets
        from records_bets b
       where ${mine} and b.placed_at >= clock_timestamp() - interval '30 days' and b.status <> 'open'`);
    return {
      facts: [
        { name: 'net', kind: 'money', value: formatMinor(netMinor), isFigure: true },
        { name: 'bets', kind: 'count', value: String(bets) },
      ],
      lines: rows.map(({ placedAt, game, round, stakeMinor, winMinor, status }) => ({
        at: placedAt,
        title: game,
        detail: [round, winMinor === null ? null : formatMinor(winMinor)].filter(Boolean).join(' · ') || null,
        amountMinor: -stakeMinor,
        state: status,
      })),
    };
  },
};
