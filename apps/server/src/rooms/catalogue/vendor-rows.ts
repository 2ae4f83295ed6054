import { sql, type Tx } from '../../platform/db/index.ts';
import type { Events } from '../../platform/events/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { announceChange, lockGames } from './repository.ts';

type Telling = Pick<Events, 'stream'>;

/** Adds a vendor at the end. @throws Refusal vendor.exists */
export async function addVendor(events: Telling, tx: Tx, code: string, name: string): Promise<void> {
  await lockGames(tx);
  await requireFree(tx, code, name);
  const count = await tx.run(sql`
    insert into catalogue_vendors (code, display_name, position)
    select ${code}, ${name}, coalesce(max(position) + 1, 0) from catalogue_vendors
    on conflict (code) do nothing`);
  if (count === 0) throw new Refusal('vendor.exists');
  await announceChange(events, tx);
}

/** Renames a vendor. @returns the previous name @throws Refusal not.found, vendor.exists */
export async function nameVendor(events: Telling, tx: Tx, code: string, name: string): Promise<string> {
  await lockGames(tx);
  await requireFree(tx, code, name);
  const known = await tx.found(sql<{ name: string }>`
    select display_name as name from catalogue_vendors where code = ${code} for update`);
  await tx.run(sql`update catalogue_vendors set display_name = ${name} where code = ${code}`);
  await announceChange(events, tx);
  return known.name;
}

/** Two vendors with the same name could not be distinguished. */
async function requireFree(tx: Tx, code: string, name: string): Promise<void> {
  const taken = await tx.first(sql`
    select 1 from catalogue_vendors where lower(display_name) = lower(${name}) and code <> ${code}`);
  if (taken !== undefined) throw new Refusal('vendor.exists');
}
