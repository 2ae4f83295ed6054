import { randomUUID } from 'node:crypto';
import { backoffice as contract, type ValueOf } from '@fairlot/contract';
import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/index.ts';
import {
  type ApprovalKind,
  approval,
  requestApproval,
  requireVersion,
  versionOf,
  writeTrail,
  factLine,
} from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';

type Settings = Omit<ValueOf<typeof contract.consoleSettings>, 'version'>;

/** Settings of the console, which sessions read at every call. A longer idle time takes a second operator. */
export function createSettingsDesk(platform: Platform): { routes: BoundRoute[]; approval: ApprovalKind } {
  const { db } = platform;
  const longer = approval<{ before: Settings; after: Settings }>({
    kind: 'console.idle',
    permission: 'operators.change',
    object: () => 'console',
    details: ({ before, after }) => [factLine('idleMinutes', before.idleMinutes, after.idleMinutes)],
    execute: async (tx, { before, after }) => {
      const current = await lockSettings(tx);
      if (current.idleMinutes !== before.idleMinutes) throw new Refusal('version.conflict');
      await writeSettings(tx, after);
      return { action: 'console.settings', before: { ...before }, after: { ...after } };
    },
  });
  return {
    approval: longer,
    routes: [
      route(contract.consoleSettings, async () => {
        const settings = await readSettings(db);
        return { ...settings, version: versionOf(settings) };
      }),
      route(contract.setConsoleSettings, async ({ operator, ip, body }) => {
        const { reason, version, requestKey = randomUUID(), ...after } = body;
        const acting = { operator, ip };
        const known = await readSettings(db);
        if (after.idleMinutes > known.idleMinutes) {
          requireVersion(version, known);
          return requestApproval(platform, acting, { reason, requestKey }, longer, { before: known, after });
        }
        await db.transaction(async (tx) => {
          const before = await lockSettings(tx);
          requireVersion(version, before);
          // Another operator shortened it since it was read.
          if (after.idleMinutes > before.idleMinutes) throw new Refusal('version.conflict');
          await writeSettings(tx, after);
          const trail = { action: 'console.settings', object: 'console', before, after, reason };
          await writeTrail(platform, acting, tx, trail);
        });
        return null;
      }),
    ],
  };
}

async function lockSettings(tx: Tx): Promise<Settings> {
  await tx.run(sql`select 1 from backoffice_settings for update`);
  return readSettings(tx);
}

const writeSettings = (tx: Tx, { idleMinutes }: Settings) =>
  tx.run(sql`update backoffice_settings set idle_minutes = ${idleMinutes}::int`);

function readSettings(executor: Executor): Promise<Settings> {
  return executor.one(sql<Settings>`select idle_minutes as "idleMinutes" from backoffice_settings`);
}
