import type { backoffice as contract, BodyOf } from '@fairlot/contract';
import { sql, type Tx } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { type Acting, approval, audited, requestApproval, factLine } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { endOperator } from '../actions/manage-operators.ts';
import { requireRole } from '../people/add-operator.ts';
import { lockRoles } from './change-role.ts';
import { requireTwoLeft } from './guard.ts';

interface OperatorRoleChange {
  operatorId: string;
  name: string;
  formerRole: string;
  role: string;
}

interface Held {
  name: string;
  role: string;
  isDisabled: boolean;
}

/**
 * Changes of operators. A new role takes a request and another operator's approval; any other operator can disable an
 * account.
 */
export function createOperatorChanges(platform: Platform) {
  const { db } = platform;
  const kind = approval<OperatorRoleChange>({
    kind: 'operator.role',
    permission: 'operators.change',
    object: ({ name }) => `operator:${name}`,
    title: ({ name }) => name,
    details: ({ formerRole, role }) => [factLine('role', formerRole, role)],
    execute: async (tx, { operatorId, formerRole, role }) => {
      await lockRoles(tx);
      await requireRole(tx, role);
      const former = await findHeld(tx, BigInt(operatorId));
      if (former.role !== formerRole) throw new Refusal('version.conflict');
      await tx.run(sql`update backoffice_operators set role = ${role} where id = ${operatorId}::bigint`);
      await requireTwoLeft(tx, platform);
      return { action: 'operator.role', before: { role: former.role }, after: { role } };
    },
  });
  return {
    kind,
    request: async (
      acting: Acting,
      operatorId: bigint,
      { role, ...input }: BodyOf<typeof contract.requestOperatorRole>,
    ) => {
      const { name, role: formerRole } = await findHeld(db, operatorId);
      await requireRole(db, role);
      const change = { operatorId: String(operatorId), name, formerRole, role };
      return requestApproval(platform, acting, input, kind, change);
    },
    disable: async (acting: Acting, operatorId: bigint, reason: string): Promise<void> => {
      if (acting.operator.operatorId === operatorId) throw new Refusal('operator.own');
      await audited(platform, acting, async (tx) => {
        await lockRoles(tx);
        const { name, isDisabled } = await findHeld(tx, operatorId);
        await endOperator(tx, operatorId);
        await requireTwoLeft(tx, platform);
        return {
          value: undefined,
          trail: {
            action: 'operator.disabled',
            object: `operator:${name}`,
            before: { disabled: isDisabled },
            after: { disabled: true },
            reason,
          },
        };
      });
    },
  };
}

async function findHeld(executor: Pick<Tx, 'found'>, operatorId: bigint): Promise<Held> {
  return executor.found(sql<Held>`
    select name, role, disabled_at is not null as "isDisabled" from backoffice_operators
     where id = ${operatorId}::bigint`);
}
