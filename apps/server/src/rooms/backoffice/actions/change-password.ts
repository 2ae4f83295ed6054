import type { backoffice as contract, ValueOf } from '@fairlot/contract';
import type { Context } from '../../../platform/http/index.ts';
import { issueDevice } from '../../../platform/known-devices.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { writeAudit } from '../audit.ts';
import { lockOperator, setPassword } from '../operators.ts';
import { dropChallenges } from '../passkeys/challenges.ts';
import { presentOperator } from '../present.ts';
import { requireOperator } from '../reauth.ts';
import { isStrongPassword } from '../rules.ts';
import type { BackofficeServices } from '../services.ts';
import { revokeTokens } from '../tokens/token-rows.ts';
import { renewToken, revokeSessions } from '../sessions.ts';

/**
 * Replaces the password. Ends the operator's other sessions, API tokens, and pending actions that used the old
 * password.
 * @throws Refusal password.weak, modify.new.old.same, login.invalid, login.locked
 */
export async function changePassword(
  services: BackofficeServices,
  { operator: caller, ip, device, body: { current, next } }: Context<typeof contract.changePassword>,
): Promise<ValueOf<typeof contract.changePassword>> {
  const { db, marks } = services.platform;
  const { name, operatorId, sessionId } = caller;
  if (!(await isStrongPassword(next, name))) throw new Refusal('password.weak');
  if (next === current) throw new Refusal('modify.new.old.same');
  const known = await requireOperator(services, caller, current);

  const passwordHash = await hashPassword(next);
  const progress = await db.transaction(async (tx) => {
    const operator = await lockOperator(tx, operatorId);
    if (operator.passwordHash !== known.passwordHash) throw new Refusal('login.invalid');
    await setPassword(tx, operatorId, passwordHash);
    await revokeSessions(tx, operatorId, sessionId);
    // A token that an intruder created with the old password becomes invalid.
    await revokeTokens(tx, operatorId);
    await dropChallenges(tx, operatorId);
    await writeAudit(tx, { operatorId, name, ip }, { action: 'operator.password.changed', object: `operator:${name}` });
    const { token, hasCode } = await renewToken(tx, sessionId);
    return { token, operator: presentOperator(services, await lockOperator(tx, operatorId), hasCode) };
  });
  // Known devices are signed with the password and become invalid; this device gets a new cookie.
  device.set(issueDevice(marks, { id: operatorId, passwordHash }));
  return progress;
}
