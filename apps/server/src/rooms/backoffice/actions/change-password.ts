import type { backoffice as contract, ValueOf } from '@fairlot/contract';
import type { OperatorCaller } from '../../../platform/http/index.ts';
import { hashPassword, verifyPassword } from '../../../platform/passwords.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { passwordOf } from '../attempts.ts';
import { writeAudit } from '../audit.ts';
import { findOperator, lockOperator, setPassword } from '../operators.ts';
import { presentOperator } from '../present.ts';
import { isStrongPassword } from '../rules.ts';
import type { BackofficeServices } from '../services.ts';
import { renewToken, revokeSessions } from '../sessions.ts';

/**
 * Replaces the password and ends the operator's other sessions.
 * @throws Refusal password.weak, modify.new.old.same, login.invalid, login.locked
 */
export async function changePassword(
  services: BackofficeServices,
  caller: OperatorCaller,
  ip: string,
  { current, next }: { current: string; next: string },
): Promise<ValueOf<typeof contract.changePassword>> {
  const {
    platform: { db },
    attempts,
  } = services;
  const { name, operatorId, sessionId } = caller;
  if (!isStrongPassword(next, name)) throw new Refusal('password.weak');
  if (next === current) throw new Refusal('modify.new.old.same');
  await attempts.begin(passwordOf(name));
  const known = await findOperator(db, name);
  if (!(await verifyPassword(known?.passwordHash, current))) throw new Refusal('login.invalid');
  await attempts.succeed(passwordOf(name));

  const passwordHash = await hashPassword(next);
  return db.transaction(async (tx) => {
    const operator = await lockOperator(tx, operatorId);
    if (operator.passwordHash !== known?.passwordHash) throw new Refusal('login.invalid');
    await setPassword(tx, operatorId, passwordHash);
    await revokeSessions(tx, operatorId, sessionId);
    await writeAudit(tx, { operatorId, name, ip }, { action: 'operator.password.changed', object: `operator:${name}` });
    const { token, hasCode } = await renewToken(tx, sessionId, false);
    return { token, operator: presentOperator(services, await lockOperator(tx, operatorId), hasCode) };
  });
}
