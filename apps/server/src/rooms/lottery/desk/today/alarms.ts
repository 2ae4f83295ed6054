import { sql } from '../../../../platform/db/index.ts';
import { alarmOf, MOST_FINDINGS } from '../../../../platform/operators/index.ts';

/** Alarm for a draw whose cost to the house exceeded its sales by the threshold. */
export const DRAW_ALARM = alarmOf<{ code: string; numero: string; value: bigint }>({
  kind: 'drawLoss',
  name: 'Loss on a draw',
  unit: 'money',
  standard: 10_000_000_000n,
  lasts: false,
  // A draw is settled soon after its time, which is indexed.
  rows: ({ threshold, since, asset }) => sql`
    select d.game_code as code, d.numero,
           sum(t.win_minor + (lottery_rebate_paid(t)).paid - t.total_minor)::bigint as value
      from lottery_draws d join lottery_tickets t on t.draw_id = d.id and t.asset = ${asset} and t.status <> 'cancelled'
     where d.state = 'settled' and d.draw_at >= ${since}::timestamptz - interval '1 day'
       and d.settled_at >= ${since}::timestamptz
     group by d.id having sum(t.win_minor + (lottery_rebate_paid(t)).paid - t.total_minor) >= ${threshold}::bigint
     order by d.id desc limit ${MOST_FINDINGS}::int`,
  toFinding: ({ code, numero: drawNumber, value }) => ({
    object: `draw:${code}:${drawNumber}`,
    title: `${code} ${drawNumber}`,
    value,
    page: 'draws',
    query: { gameCode: code, numero: drawNumber },
  }),
});

/** Alarm for a source of official results that failed the given number of times in a row. */
export const FEED_ALARM = alarmOf<{ name: string; value: bigint }>({
  kind: 'feedErrors',
  name: 'Failing result feed',
  unit: 'count',
  standard: 3n,
  lasts: true,
  // Each source is queried at least once a minute; one that is not was removed from the settings.
  rows: ({ threshold }) => sql`
    select name, failures_in_row::bigint as value from lottery_feed_health
     where failures_in_row >= ${threshold}::bigint and asked_at > clock_timestamp() - interval '10 minutes'
     order by 2 desc limit ${MOST_FINDINGS}::int`,
  toFinding: ({ name, value }) => ({ object: `feed:${name}`, title: name, value, page: 'feeds', query: {} }),
});
