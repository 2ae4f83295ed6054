import { type Executor, sql } from '../../../platform/db/index.ts';

/** A period; `to` is exclusive. */
export interface Span {
  from: Date;
  to: Date;
}

/**
 * Parts of the last week, since a vendor's first reconciliation in it, whose report could not be read or was not
 * requested. The newest comes first; each has at most a day.
 */
export function missedSpans(executor: Executor, vendor: string): Promise<Span[]> {
  return executor.rows(sql<Span>`
    select s.at as "from", least(s.at + interval '24 hours', upper(m.span)) as "to"
      from (
        select unnest(tstzmultirange(tstzrange(min(from_at), max(to_at)))
                 - coalesce(range_agg(tstzrange(from_at, to_at)) filter (where theirs is not null), '{}')) as span
          from vendors_reconciliations
         where vendor = ${vendor} and to_at > clock_timestamp() - interval '7 days'
        having count(*) > 0) m
     cross join generate_series(lower(m.span), upper(m.span) - interval '1 microsecond', interval '24 hours') s (at)
     order by s.at desc`);
}
