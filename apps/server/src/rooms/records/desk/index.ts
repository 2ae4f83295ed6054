import { recordsDesk as contract, type ValueOf } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { sql } from '../../../platform/db/index.ts';
import { type AnyDeskList, type Desk, deskList, matchesShortId } from '../../../platform/operators/index.ts';
import type { RecordsPlatform } from '../ports.ts';
import { createMemberReports } from '../reports/member-reports.ts';
import { createReports } from '../reports/reports.ts';
import { createRevenue, FIGURES } from '../sums/figures.ts';
import { createWinReasons, GAME_REASONS } from '../sums/net-reasons.ts';
import { createWinnings } from '../sums/winnings.ts';
import { WIN_ALARM } from './alarms.ts';
import { BET_COLUMNS, type BetRow } from './bet-columns.ts';
import { createGameNames } from '../game-names.ts';
import { createBetsCard } from './member-card.ts';
import { createBetSearch } from './search.ts';
import { createBetTimeline } from './timeline.ts';
import { wireRow } from '../../../platform/rows/wire-row.ts';

/** The desk for betting records. */
export function createDesk(platform: RecordsPlatform): Desk {
  const bets = createBetList(platform);
  const desks = () => platform.collected.all().flatMap(({ desk }) => desk ?? []);
  return {
    permissions: [
      { permission: 'figures.read', roles: ['admin', 'finance', 'risk'] },
      { permission: 'bets.read', roles: ['admin', 'finance', 'risk', 'support'] },
    ],
    routes: [],
    lists: [bets],
    figures: FIGURES,
    revenue: createRevenue(platform),
    netReasons: [createWinReasons(platform), GAME_REASONS],
    reports: [...createReports(platform), ...createMemberReports(desks)],
    alarms: [WIN_ALARM],
    winnings: createWinnings(platform.gameName),
    gameNames: createGameNames(platform.gameName),
    memberTimeline: createBetTimeline(platform.gameName),
    memberCards: [createBetsCard(platform.gameName)],
    notable: [{ kind: 'bet', permission: 'bets.read' }],
    search: [createBetSearch(platform)],
  };
}

function createBetList({ gameName }: Pick<RecordsPlatform, 'gameName'>): AnyDeskList {
  return deskList<BetRow, ValueOf<typeof contract.bets>['list'][number]>({
    endpoint: contract.bets,
    select: BET_COLUMNS,
    from: sql`records_bets b`,
    // A settlement event may arrive before its bet; until then the incomplete row is hidden. Each member plays with one
    // asset.
    where: () => sql`b.placed_at is not null and b.asset is not null`,
    alias: 'b',
    key: { column: sql`b.ticket_id::text`, type: 'text' },
    fields: {
      betKey: { where: ([id = '']) => matchesShortId(sql`b.ticket_id`, id, true) ?? sql`false` },
      gameId: { column: sql`b.game_code` },
      round: { column: sql`b.numero` },
    },
    present: (rows, { language = '' }) =>
      rows.map(({ stakeMinor, bonusMinor, bonusWinMinor, winMinor, lines, ...row }) => ({
        ...wireRow(row),
        game: gameName(row.gameId, row.game, language),
        choice: choiceOf(lines),
        stake: formatMinor(stakeMinor),
        bonusStake: formatMinor(bonusMinor),
        bonusWin: winMinor === null ? null : formatMinor(bonusWinMinor),
        win: winMinor === null ? null : formatMinor(winMinor),
      })),
  });
}

/** Maximum number of a ticket's lines that a list shows. */
const MOST_LINES = 10;

/** Bet types and picks of a lottery ticket, such as `lo2 27, 54; de 11`; null for other products. */
function choiceOf(lines: BetRow['lines'] | null): string | null {
  if (lines === null || lines.length === 0) return null;
  const shown = lines.slice(0, MOST_LINES).map(({ play, picks }) => `${play} ${picks.join(', ')}`);
  return `${shown.join('; ')}${lines.length > MOST_LINES ? ` … (${lines.length})` : ''}`;
}
