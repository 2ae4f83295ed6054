import { backoffice as contract, type ValueOf } from '@fairlot/contract';
import { type Executor, sql } from '../../../platform/db/index.ts';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { audited } from '../../../platform/operators/index.ts';

/** The console's own rules; sessions ask for them at every call. */
export function createSettingsRoutes(platform: Platform): BoundRoute[] {
  return [
    route(contract.consoleSettings, () => readSettings(platform.db)),
    route(contract.setConsoleSettings, async ({ operator, ip, body: { reason, ...after } }) => {
      await audited(platform, { operator, ip }, async (tx) => {
        await tx.run(sql`select 1 from backoffice_settings for update`);
        const before = await readSettings(tx);
        await tx.run(sql`update backoffice_settings set idle_minutes = ${after.idleMinutes}::int`);
        return { value: null, trail: { action: 'console.settings', object: 'console', before, after, reason } };
      });
      return null;
    }),
  ];
}

function readSettings(executor: Executor): Promise<ValueOf<typeof contract.consoleSettings>> {
  return executor.one(sql<ValueOf<typeof contract.consoleSettings>>`
    select idle_minutes as "idleMinutes" from backoffice_settings`);
}
