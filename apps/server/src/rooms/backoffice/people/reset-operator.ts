import type { backoffice as contract, BodyOf } from '@fairlot/contract';
import { sql, type Tx } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { type Acting, approval, requestApproval } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findOperatorById } from '../operators.ts';
import { dropChallenges } from '../passkeys/challenges.ts';
import { revokeSessions } from '../sessions.ts';
import { revokeTokens } from '../tokens/token-rows.ts';

interface Reset {
  operatorId: string;
  name: string;
}

/**
 * Resets an operator who lost the password or second factor. Of two other operators, one requests it and one approves
 * it, and each is shown one half of a first password. Old credentials and everything that acts for the operator are
 * removed.
 */
export function createOperatorReset(platform: Platform) {
  const { db } = platform;
  const kind = approval<Reset>({
    kind: 'operator.reset',
    permission: 'operators.change',
    // After approving their own reset, an operator could not log in to read their half of the first password.
    account: ({ operatorId }) => operatorId,
    object: ({ name }) => `operator:${name}`,
    title: ({ name }) => name,
    details: () => [],
    execute: async (tx, { operatorId }, { approvalId }) => {
      const { hasTotp, hasPasskey, isDisabled } = await findOperatorById(tx, BigInt(operatorId));
      if (isDisabled) throw new Refusal('not.found');
      await reset(tx, BigInt(operatorId), approvalId);
      return {
        action: 'operator.reset',
        before: { hasTotp, hasPasskey },
        after: { hasTotp: false, hasPasskey: false },
      };
    },
  });
  return {
    kind,
    request: async (acting: Acting, operatorId: bigint, input: BodyOf<typeof contract.requestOperatorReset>) => {
      if (acting.operator.operatorId === operatorId) throw new Refusal('operator.own');
      const found = await db.found(sql<{ name: string }>`
        select name from backoffice_operators where id = ${operatorId}::bigint and disabled_at is null`);
      return requestApproval(platform, acting, input, kind, { operatorId: String(operatorId), name: found.name });
    },
  };
}

async function reset(tx: Tx, operatorId: bigint, approvalId: bigint): Promise<void> {
  // No password matches an empty hash.
  await tx.run(sql`
    update backoffice_operators set password_hash = '', must_change_password = true, first_password_until = null,
        totp_secret = null, totp_confirmed_at = null, approval_id = ${approvalId}::bigint
     where id = ${operatorId}::bigint`);
  await tx.run(sql`delete from backoffice_passkeys where operator_id = ${operatorId}::bigint`);
  await tx.run(sql`delete from backoffice_first_passwords where operator_id = ${operatorId}::bigint`);
  await tx.run(sql`
    update backoffice_emergencies set ended_at = clock_timestamp()
     where operator_id = ${operatorId}::bigint and ended_at is null`);
  await revokeSessions(tx, operatorId, null);
  await revokeTokens(tx, operatorId);
  await dropChallenges(tx, operatorId);
}
