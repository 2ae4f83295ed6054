import { formatMinor } from '@fairlot/money';
import { type Executor, sql } from '../../../platform/db/index.ts';
import { CARD_LINES, type MemberCard } from '../../../platform/operators/index.ts';
import type { RecordsPorts } from '../ports.ts';
import { BET_COLUMNS, type BetRow } from './bet-columns.ts';

const DAYS = 30;

/** The last bets of a member, and stakes and result of the last thirty days. */
export const createBetsCard = (gameName: RecordsPorts['gameName']): MemberCard => ({
  name: 'bets',
  permission: 'bets.read',
  read: async (executor, { memberId, asset, language }) => {
    const rows = await executor.rows(sql<BetRow>`
      select ${BET_COLUMNS} from records_bets b
       where b.member_id = ${memberId}::bigint and b.asset = ${asset} and b.placed_at is not null
       order by b.placed_at desc, b.ticket_id limit ${CARD_LINES}::int`);
    const days = await daysOf(executor, memberId, asset);
    const [before, now] = [days.filter(({ day }) => day >= DAYS), days.filter(({ day }) => day < DAYS)];
    const course = (key: 'netMinor' | 'stakedMinor') =>
      Array.from({ length: DAYS }, (_day, index) => {
        const found = now.find(({ day }) => day === DAYS - 1 - index);
        return formatMinor(found?.[key] ?? 0n);
      });
    const figure = (name: string, key: 'netMinor' | 'stakedMinor') => ({
      name,
      kind: 'money' as const,
      value: formatMinor(sum(now, key)),
      isFigure: true,
      parts: [{ name: `${name}Before`, value: formatMinor(sum(before, key)) }],
      course: course(key),
    });
    return {
      facts: [
        figure('net', 'netMinor'),
        figure('staked', 'stakedMinor'),
        { name: 'bets', kind: 'count', value: String(now.reduce((count, { bets }) => count + bets, 0)) },
      ],
      lines: rows.map(({ placedAt, gameId, game, round, stakeMinor, winMinor, status }) => ({
        at: placedAt,
        title: gameName(gameId, game, language),
        detail: [round, winMinor === null ? null : formatMinor(winMinor)].filter(Boolean).join(' · ') || null,
        amountMinor: -stakeMinor,
        state: status,
      })),
    };
  },
});

interface Day {
  /** Periods of 24 hours before now; the current one is 0. */
  day: number;
  bets: number;
  netMinor: bigint;
  stakedMinor: bigint;
}

/** Bets of the last sixty days that were won or lost, by day. Returned stakes were not at risk. */
function daysOf(executor: Executor, memberId: bigint, asset: string): Promise<Day[]> {
  return executor.rows(sql<Day>`
    select floor(extract(epoch from clock_timestamp() - b.placed_at) / 86400)::int as day, count(*)::int as bets,
           sum(coalesce(b.win_minor, 0) - b.stake_minor)::bigint as "netMinor",
           sum(b.stake_minor)::bigint as "stakedMinor"
      from records_bets b
     where b.member_id = ${memberId}::bigint and b.asset = ${asset} and b.status in ('won', 'lost')
       and b.placed_at > clock_timestamp() - make_interval(days => ${DAYS * 2}::int)
     group by 1`);
}

const sum = (days: readonly Day[], key: 'netMinor' | 'stakedMinor') =>
  days.reduce((total, day) => total + day[key], 0n);
