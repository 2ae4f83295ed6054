import type { backoffice as contract, BodyOf } from '@fairlot/contract';
import { type Executor, sql } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { type Acting, approval, requestApproval, factLine } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findOperator, insertOperator } from '../operators.ts';
import { lockRoles } from '../roles/change-role.ts';

interface NewOperatorInput {
  name: string;
  role: string;
}

/**
 * Adds an operator: one operator requests it, another approves. The account cannot log in until its first password was
 * created.
 */
export function createOperatorAdding(platform: Platform) {
  const { db } = platform;
  const kind = approval<NewOperatorInput>({
    kind: 'operator.add',
    permission: 'operators.change',
    object: ({ name }) => `operator:${name}`,
    title: ({ name }) => name,
    details: ({ role }) => [factLine('role', role)],
    execute: async (tx, { name, role }, { approvalId }) => {
      await lockRoles(tx);
      await requireRole(tx, role);
      // No password matches an empty hash.
      const id = await insertOperator(tx, { name, role, passwordHash: '', mustChangePassword: true });
      if (id === undefined) throw new Refusal('operator.exists');
      await tx.run(sql`
        update backoffice_operators set approval_id = ${approvalId}::bigint where id = ${id}::bigint`);
      return { action: 'operator.added', before: {}, after: { role } };
    },
  });
  return {
    kind,
    request: async (acting: Acting, { name, role, ...input }: BodyOf<typeof contract.requestOperator>) => {
      await requireRole(db, role);
      if ((await findOperator(db, name)) !== undefined) throw new Refusal('operator.exists');
      return requestApproval(platform, acting, input, kind, { name, role });
    },
  };
}

/** @throws Refusal request.invalid */
export async function requireRole(executor: Executor, role: string): Promise<void> {
  const known = await executor.first(sql`select 1 from backoffice_roles where name = ${role}`);
  if (known === undefined) throw new Refusal('request.invalid', { field: 'role', reason: 'unknown' });
}
