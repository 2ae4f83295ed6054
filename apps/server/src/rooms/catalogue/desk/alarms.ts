import { sql } from '../../../platform/db/index.ts';
import { type AlarmFinding, type AlarmSource, MOST_FINDINGS } from '../../../platform/operators/index.ts';

/** A win large enough to be reviewed; play money is not included. */
export const WIN_ALARM: AlarmSource = {
  kind: 'bigWin',
  name: 'Big win',
  unit: 'money',
  standard: 10_000_000_000n,
  lasts: false,
  find: async (executor, { threshold, since }) => {
    const rows = await executor.rows(sql<{ id: string; game: string; code: string; name: string; value: bigint }>`
      select ticket_id::text as id, game_name as game, game_code as code, name, amount_minor as value
        from catalogue_wins where won_at >= ${since}::timestamptz and amount_minor >= ${threshold}::bigint
       order by won_at desc limit ${MOST_FINDINGS}::int`);
    return rows.map(({ id, game, name, value }): AlarmFinding => ({
      object: `win:${id}`,
      title: `${game}, ${name}`,
      value,
      page: 'members',
      query: { filter: `account:prefix:${name}` },
    }));
  },
};
