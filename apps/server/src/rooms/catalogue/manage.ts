import { Strict, StrictObject } from '@fairlot/contract/shapes';
import { catalogueDesk } from '@fairlot/contract';
import { type Static, Type } from 'typebox';
import { Check } from 'typebox/value';
import { sql, type Tx } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { DETAILS, announceChange } from './repository.ts';

const Name = Type.String({ minLength: 1, maxLength: 100 });
const Rank = Type.Integer({ minimum: 1, maximum: 999 });
/** Fields of a game that operators may change. */
const GameChange = StrictObject({
  name: Type.Optional(Name),
  names: Type.Optional(Type.Record(Type.String({ pattern: '^[A-Z]{2}$' }), Name, Strict)),
  isTop: Type.Optional(Type.Boolean()),
  isNew: Type.Optional(Type.Boolean()),
  isEnabled: Type.Optional(Type.Boolean()),
  rank: Type.Optional(Rank),
  details: Type.Optional(catalogueDesk.GameDetails),
  icon: Type.Optional(
    Type.String({ maxLength: 500, pattern: '^(|/(?!/)[A-Za-z0-9._/-]+|https://[^\\s"\'<>@\\\\]+)$' }),
  ),
});
export type GameChange = Static<typeof GameChange>;
export type GameState = Required<GameChange>;

/** Fields of a vendor that operators may change. */
const VendorChange = StrictObject({
  displayName: Type.Optional(Name),
  isShown: Type.Optional(Type.Boolean()),
  isTop: Type.Optional(Type.Boolean()),
  isNew: Type.Optional(Type.Boolean()),
  rank: Type.Optional(Rank),
  maintenance: Type.Optional(
    Type.Union([
      StrictObject({
        reason: Type.String({ minLength: 1, maxLength: 200 }),
        until: Type.Union([Type.Integer({ minimum: 0 }), Type.Null()]),
      }),
      Type.Null(),
    ]),
  ),
});
export type VendorChange = Static<typeof VendorChange>;
export type VendorState = Required<VendorChange>;

/** Called in the transaction of a change with the game or vendor before and after it. */
export type Alongside<S = GameState> = (tx: Tx, before: S, after: S) => Promise<void>;

/**
 * Changes a game; lists show it immediately here, and within milliseconds in the other processes and in open pages.
 * @throws Refusal `not.found`, `request.invalid`
 */
export async function changeGame(
  platform: Platform,
  nodeId: string,
  change: GameChange,
  alongside?: Alongside,
): Promise<void> {
  if (!Check(GameChange, change)) throw new Refusal('request.invalid', { field: 'game', reason: 'shape' });
  await changing(platform, async (tx) => {
    const before = await tx.found(sql<GameState>`
      select name, names, is_top as "isTop", is_new as "isNew", is_enabled as "isEnabled", rank, icon,
        ${DETAILS} as details
        from catalogue_games where node_id = ${nodeId} for update`);
    const after = { ...before, ...change };
    await tx.run(sql`
      update catalogue_games set name = ${after.name}, names = ${JSON.stringify(after.names)}::jsonb,
             is_top = ${after.isTop}::boolean, is_new = ${after.isNew}::boolean,
             is_enabled = ${after.isEnabled}::boolean,
             rank = ${after.rank}::int, icon = ${after.icon}, details = ${JSON.stringify(after.details)}::jsonb
       where node_id = ${nodeId}`);
    await alongside?.(tx, before, after);
  });
}

/**
 * Changes a vendor with all its games; visible immediately here and within milliseconds elsewhere.
 * @throws Refusal `not.found`, `request.invalid`
 */
export async function changeVendor(
  platform: Platform,
  code: string,
  change: VendorChange,
  alongside?: Alongside<VendorState>,
): Promise<void> {
  if (!Check(VendorChange, change)) throw new Refusal('request.invalid', { field: 'vendor', reason: 'shape' });
  await changing(platform, (tx) => changeVendorIn(tx, code, change, alongside));
}

/** Changes a vendor in the transaction of the caller, who announces it. @throws Refusal `not.found` */
export async function changeVendorIn(
  tx: Tx,
  code: string,
  change: VendorChange,
  alongside?: Alongside<VendorState>,
): Promise<void> {
  const row = await tx.found(sql<Omit<VendorState, 'maintenance'> & { reason: string | null; until: Date | null }>`
    select display_name as "displayName", is_shown as "isShown", is_top as "isTop", is_new as "isNew", rank,
      maintenance_reason as reason, maintenance_until as until
      from catalogue_vendors where code = ${code} for update`);
  const { reason, until, ...rest } = row;
  const before: VendorState = {
    ...rest,
    maintenance: reason === null ? null : { reason, until: until?.getTime() ?? null },
  };
  const after = { ...before, ...change };
  await tx.run(sql`
    update catalogue_vendors set display_name = ${after.displayName}, is_shown = ${after.isShown}::boolean,
      is_top = ${after.isTop}::boolean, is_new = ${after.isNew}::boolean,
           rank = ${after.rank}::int, maintenance_reason = ${after.maintenance?.reason ?? null}::text,
           maintenance_until = to_timestamp(${after.maintenance?.until ?? null}::bigint / 1000.0)
     where code = ${code}`);
  await alongside?.(tx, before, after);
}

/** Ends maintenance that has expired; returns whether there was any. */
export async function endMaintenance(platform: Platform): Promise<boolean> {
  const isDue = sql`maintenance_until <= clock_timestamp()`;
  if ((await platform.db.first(sql`select 1 from catalogue_vendors where ${isDue}`)) === undefined) return false;
  await changing(platform, (tx) =>
    tx.run(sql`update catalogue_vendors set maintenance_reason = null, maintenance_until = null where ${isDue}`),
  );
  return true;
}

/** Makes a change and announces it to processes and open pages. */
async function changing({ db, events }: Platform, work: (tx: Tx) => Promise<unknown>): Promise<void> {
  await db.transaction(async (tx) => {
    await work(tx);
    await announceChange(events, tx);
  });
}
