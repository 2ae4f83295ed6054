import type { OperatorCaller } from '../../platform/http/index.ts';
import { verifyPassword } from '../../platform/passwords.ts';
import { Refusal } from '../../platform/refusal.ts';
import { reauthOf } from './attempts.ts';
import { findOperator, type Operator } from './operators.ts';
import type { BackofficeServices } from './services.ts';

/**
 * Makes sure that it is the operator who changes what protects the account, by the password. Wrong ones are counted
 * apart from the log-in: strangers cannot keep an operator out of it, nor an open session its owner out elsewhere.
 * @returns the operator whose password it is
 * @throws Refusal reauth.required, login.invalid, login.locked
 */
export async function demandOperator(
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
