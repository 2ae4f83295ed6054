import { backoffice as contract, PAYING_PERMISSIONS } from '@fairlot/contract';
import type { RawBuilder } from 'kysely';
import { type Executor, sql } from '../../../platform/db/index.ts';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { audited } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';

const MINUTES = 30;

/**
 * Permissions that an emergency does not grant: those over operators and requests, and those by which money or value
 * can reach members. An emergency is meant for closing and repairing, so that an operator alone can never pay out.
 */
export const NEVER_IN_EMERGENCY: readonly string[] = ['operators.change', 'approvals.decide', ...PAYING_PERMISSIONS];

/** Whether the operator in a column has an active emergency. */
export function hasEmergency(operatorId: RawBuilder<unknown>): RawBuilder<boolean> {
  return sql<boolean>`exists (select 1 from backoffice_emergencies e
    where e.operator_id = ${operatorId} and e.ended_at is null and e.ends_at > clock_timestamp())`;
}

export interface Emergency {
  operatorId: bigint;
  operator: string;
  reason: string;
  endsAt: Date;
}

/** Active emergencies, the oldest first. */
export function openEmergencies(executor: Executor): Promise<Emergency[]> {
  return executor.rows(sql<Emergency>`
    select e.operator_id as "operatorId", o.name as operator, e.reason, e.ends_at as "endsAt"
      from backoffice_emergencies e join backoffice_operators o on o.id = e.operator_id
     where e.ended_at is null and e.ends_at > clock_timestamp() order by e.began_at`);
}

/** An operator takes additional permissions for a short time; the audit trail, the log and every console show it. */
export function createEmergencyRoutes(platform: Platform): BoundRoute[] {
  const { metrics, log } = platform;
  const alarms = metrics.counter('fairlot_operator_emergencies_total', 'Emergencies that operators began', []);
  return [
    route(contract.beginEmergency, async ({ operator, ip, body: { reason } }) => {
      const endsAt = await audited(platform, { operator, ip }, async (tx) => {
        await tx.run(sql`
          update backoffice_emergencies set ended_at = ends_at
           where operator_id = ${operator.operatorId}::bigint and ended_at is null and ends_at <= clock_timestamp()`);
        const begun = await tx.first(sql<{ endsAt: Date }>`
          insert into backoffice_emergencies (operator_id, reason, ends_at)
          values (${operator.operatorId}::bigint, ${reason.trim()},
            clock_timestamp() + make_interval(mins => ${MINUTES}::int))
          on conflict (operator_id) where ended_at is null do nothing returning ends_at as "endsAt"`);
        if (begun === undefined) throw new Refusal('emergency.open');
        return {
          value: begun.endsAt,
          trail: {
            action: 'emergency.begun',
            object: `operator:${operator.name}`,
            after: { minutes: MINUTES },
            reason,
          },
        };
      });
      alarms.inc({});
      log.error({ operator: operator.name, ip }, 'an operator began an emergency and has all rights for a while');
      return { endsAt: endsAt.getTime() };
    }),
    route(contract.endEmergency, async ({ operator, ip }) => {
      await audited(platform, { operator, ip }, async (tx) => {
        const ended = await tx.run(sql`
          update backoffice_emergencies set ended_at = clock_timestamp()
           where operator_id = ${operator.operatorId}::bigint and ended_at is null`);
        if (ended === 0) throw new Refusal('not.found');
        return { value: undefined, trail: { action: 'emergency.ended', object: `operator:${operator.name}` } };
      });
      return null;
    }),
  ];
}
