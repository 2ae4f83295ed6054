import { type Executor, sql } from '../../platform/db/index.ts';

export interface GreatestStake {
  /** Null for every game of the vendor. */
  gameId: string | null;
  mostMinor: bigint;
  changedAt: Date;
}

/**
 * Accepts or stops stakes of a vendor; returns whether they were accepted before. A stop by a rule becomes the
 * operator's.
 */
export async function takeStakes(executor: Executor, vendor: string, isTaken: boolean): Promise<boolean> {
  const { wasTaken } = await executor.one(sql<{ wasTaken: boolean }>`
    select not exists (select 1 from vendors_stopped where vendor = ${vendor}) as "wasTaken"`);
  await executor.run(
    isTaken
      ? sql`delete from vendors_stopped where vendor = ${vendor}`
      : sql`
          insert into vendors_stopped as s (vendor) values (${vendor})
          on conflict (vendor) do update set rule_id = null where s.rule_id is not null`,
  );
  return wasTaken;
}

/** Whether a rule stopped the vendor: its games cannot be opened until an operator accepts stakes again. */
export async function isStoppedByRule(executor: Executor, vendor: string): Promise<boolean> {
  return executor.has(sql`select 1 from vendors_stopped where vendor = ${vendor} and rule_id is not null`);
}

/** Whether stakes of the vendor are stopped, by an operator or a rule: no money is moved there either. */
export async function isStopped(executor: Executor, vendor: string): Promise<boolean> {
  return executor.has(sql`select 1 from vendors_stopped where vendor = ${vendor}`);
}

/** The maximum stakes of a vendor, that of every game first. */
export function readStakes(executor: Executor, vendor: string): Promise<GreatestStake[]> {
  return executor.rows(sql<GreatestStake>`
    select nullif(game_id, '') as "gameId", most_minor as "mostMinor", changed_at as "changedAt"
      from vendors_stakes where vendor = ${vendor} order by game_id`);
}

/** Sets the maximum stake of a game, or of every game, and returns the previous one. Null removes it. */
export async function setStake(
  executor: Executor,
  vendor: string,
  gameId: string | null,
  mostMinor: bigint | null,
): Promise<bigint | null> {
  const game = gameId ?? '';
  const former = await executor.first(sql<{ mostMinor: bigint }>`
    select most_minor as "mostMinor" from vendors_stakes where vendor = ${vendor} and game_id = ${game} for update`);
  await executor.run(
    mostMinor === null
      ? sql`delete from vendors_stakes where vendor = ${vendor} and game_id = ${game}`
      : sql`
          insert into vendors_stakes (vendor, game_id, most_minor) values (${vendor}, ${game}, ${mostMinor}::bigint)
          on conflict (vendor, game_id) do update
            set most_minor = excluded.most_minor, changed_at = clock_timestamp()`,
  );
  return former?.mostMinor ?? null;
}
