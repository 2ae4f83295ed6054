import { type Executor, sql } from '../../../platform/db/index.ts';

/** Vendors with any play: one index lookup per vendor, however many players there are. */
export async function playedVendors(executor: Executor): Promise<string[]> {
  return executor.values(sql<string>`
    with recursive played as (
      (select vendor from vendors_players order by vendor limit 1)
      union all
      select (select p.vendor from vendors_players p where p.vendor > played.vendor order by p.vendor limit 1)
        from played where played.vendor is not null)
    select vendor from played where vendor is not null`);
}
