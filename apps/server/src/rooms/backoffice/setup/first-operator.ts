import type { backoffice as contract, ValueOf } from '@fairlot/contract';
import type { Context } from '../../../platform/http/index.ts';
import { issueDevice } from '../../../platform/known-devices.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { writeAudit } from '../audit.ts';
import { insertOperator, lockOperator } from '../operators.ts';
import { presentOperator } from '../present.ts';
import { isStrongPassword } from '../rules.ts';
import type { BackofficeServices } from '../services.ts';
import { openSession } from '../sessions.ts';
import { lockSetup, requireSetupToken } from './token.ts';

/**
 * Creates the first operator with the token of the set-up address, which then ends, and starts the login, which
 * continues with the second factor.
 * @throws Refusal setup.token, password.weak
 */
export async function createFirstOperator(
  services: BackofficeServices,
  { body: { setupToken, name, password }, ip, userAgent, cookie, device }: Context<typeof contract.createFirstOperator>,
): Promise<ValueOf<typeof contract.createFirstOperator>> {
  const { db, marks } = services.platform;
  // Checked before the costly hash, so that outsiders cannot make the server compute it.
  await requireSetupToken(db, marks, setupToken);
  if (!(await isStrongPassword(password, name))) throw new Refusal('password.weak');
  const passwordHash = await hashPassword(password);
  const created = await db.transaction(async (tx) => {
    await lockSetup(tx);
    await requireSetupToken(tx, marks, setupToken);
    const id = await insertOperator(tx, { name, role: 'admin', passwordHash, mustChangePassword: false });
    if (id === undefined) throw new Refusal('setup.token');
    await writeAudit(
      tx,
      { operatorId: id, name, ip },
      { action: 'operator.added', object: `operator:${name}`, after: { role: 'admin' }, reason: 'Set-up address' },
    );
    const opened = await openSession(tx, id, ip, userAgent);
    return { id, ...opened, operator: presentOperator(services, await lockOperator(tx, id), false) };
  });
  cookie.set(created.cookie);
  device.set(issueDevice(marks, { id: created.id, passwordHash }));
  return { token: created.token, operator: created.operator };
}
