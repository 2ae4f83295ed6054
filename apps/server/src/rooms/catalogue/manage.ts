import { type Static, Type } from 'typebox';
import { Check } from 'typebox/value';
import { sql, type Tx } from '../../platform/db/index.ts';
import type { Platform } from '../../platform/index.ts';
import { Refusal } from '../../platform/refusal.ts';
import { readVersion } from './repository.ts';

const Name = Type.String({ minLength: 1, maxLength: 100 });
/** What an operator may change of a game. */
const GameChange = Type.Object({
  name: Type.Optional(Name), names: Type.Optional(Type.Record(Type.String({ pattern: '^[A-Z]{2}$' }), Name, { additionalProperties: false })),
  isTop: Type.Optional(Type.Boolean()), isNew: Type.Optional(Type.Boolean()), isEnabled: Type.Optional(Type.Boolean()),
}, { additionalProperties: false });
export type GameChange = Static<typeof GameChange>;
export type GameState = Required<GameChange>;

/** Called in the transaction of a change with the game as it was and as it is. */
export type Alongside = (tx: Tx, before: GameState, after: GameState) => Promise<void>;

/**
 * Changes a game; lists show it at once here and within moments in the other processes and in open pages.
 * @throws Refusal `not.found`, `request.invalid`
 */
export async function changeGame({ db, events }: Platform, nodeId: string, change: GameChange, alongside?: Alongside): Promise<void> {
  if (!Check(GameChange, change)) throw new Refusal('request.invalid', { field: 'game', reason: 'shape' });
  await db.transaction(async (tx) => {
    const before = await tx.first(sql<GameState>`
      select name, names, is_top as "isTop", is_new as "isNew", is_enabled as "isEnabled" from catalogue_games where node_id = ${nodeId} for update`);
    if (before === undefined) throw new Refusal('not.found');
    const after = { ...before, ...change };
    await tx.run(sql`
      update catalogue_games set name = ${after.name}, names = ${JSON.stringify(after.names)}::jsonb,
             is_top = ${after.isTop}::boolean, is_new = ${after.isNew}::boolean, is_enabled = ${after.isEnabled}::boolean
       where node_id = ${nodeId}`);
    await alongside?.(tx, before, after);
    await events.stream.publish(tx, null, 'catalogue.changed', { version: String(await readVersion(tx)) });
  });
  events.stream.poke();
}
