import type { OperatorCaller } from '../../platform/http/index.ts';
import { verifyPassword } from '../../platform/passwords.ts';
import { Refusal } from '../../platform/refusal.ts';
import { reauthOf } from './attempts.ts';
import { findOperator, type Operator } from './operators.ts';
import type { BackofficeServices } from './services.ts';

/**
 * Verifies the operator's password before a change to the account's protection. Wrong attempts are counted separately
 * from the login. Guesses at the login do not block the operator here, and guesses in an open session do not block the
 * login.
 * @returns the operator whose password it is
 * @throws Refusal reauth.required, login.invalid, login.locked
 */
export async function requireOperator(
  { platform: { db }, attempts }: BackofficeServices,
  { name, operatorId }: OperatorCaller,
  password: string | undefined,
): Promise<Operator> {
  if (password === undefined) throw new Refusal('reauth.required');
  await attempts.begin(reauthOf(operatorId));
  const operator = await findOperator(db, name);
  if (operator === undefined || !(await verifyPassword(operator.passwordHash, password)))
    throw new Refusal('login.invalid');
  await attempts.succeed(reauthOf(operatorId));
  return operator;
}
