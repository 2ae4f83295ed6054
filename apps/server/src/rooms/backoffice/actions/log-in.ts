import type { backoffice as contract, ValueOf } from '@fairlot/contract';
import type { Context } from '../../../platform/http/index.ts';
import { issueDevice, knownDevice } from '../../../platform/known-devices.ts';
import { verifyPassword } from '../../../platform/passwords.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { deviceOf, passwordOf } from '../attempts.ts';
import { writeAudit } from '../audit.ts';
import { findOperator, lockOperator } from '../operators.ts';
import { presentOperator } from '../present.ts';
import { normaliseName } from '../rules.ts';
import type { BackofficeServices } from '../services.ts';
import { openSession } from '../sessions.ts';

/**
 * The first step of the login: name and password. An unknown name, a disabled operator and a wrong password give the
 * same answer after the same time. The new session may only do what its step allows.
 */
export async function logIn(
  services: BackofficeServices,
  context: Context<typeof contract.login>,
): Promise<ValueOf<typeof contract.login>> {
  const { attempts } = services;
  const { db, marks } = services.platform;
  const { body, ip, userAgent, cookie, device } = context;
  const name = normaliseName(body.name);
  const operator = await findOperator(db, name);
  // Wrong guesses made elsewhere do not count on a device where the operator has logged in before.
  const known = knownDevice(marks, device.value, operator);
  const subject = known === undefined ? passwordOf(name) : deviceOf(known);
  await attempts.begin(subject);
  const isRight = await verifyPassword(operator?.passwordHash, body.password);
  if (operator === undefined || !isRight || operator.isDisabled || operator.isOverdue)
    throw new Refusal('login.invalid');
  await attempts.succeed(subject);

  const opened = await db.transaction(async (tx) => {
    // Checks again, because the password may have changed or the operator may have been disabled meanwhile.
    const current = await lockOperator(tx, operator.id);
    if (current.isDisabled || current.passwordHash !== operator.passwordHash) throw new Refusal('login.invalid');
    const presented = presentOperator(services, current, false);
    await writeAudit(
      tx,
      { operatorId: current.id, name, ip },
      { action: 'operator.login', object: `operator:${name}`, after: { step: presented.step } },
    );
    return { ...(await openSession(tx, current.id, ip, userAgent)), operator: presented };
  });
  cookie.set(opened.cookie);
  device.set(issueDevice(marks, operator));
  return { token: opened.token, operator: opened.operator };
}
