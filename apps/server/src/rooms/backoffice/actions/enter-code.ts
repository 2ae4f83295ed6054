import type { backoffice as contract, ValueOf } from '@fairlot/contract';
import { sql, type Tx } from '../../../platform/db/index.ts';
import type { OperatorCaller } from '../../../platform/http/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { codeOf } from '../attempts.ts';
import { writeAudit } from '../audit.ts';
import { confirmTotp, lockOperator, type Operator, useTotpStep } from '../operators.ts';
import { presentOperator } from '../present.ts';
import type { BackofficeServices } from '../services.ts';
import { renewToken, revokeSessions } from '../sessions.ts';
import { stepOfCode } from '../totp.ts';

type Progress = ValueOf<typeof contract.loginCode>;

/** The second step of the login: the code. @throws Refusal totp.invalid, login.locked */
export function enterCode(
  services: BackofficeServices,
  caller: OperatorCaller,
  ip: string,
  code: string,
): Promise<Progress> {
  return withCode(services, caller, code, async (tx, operator) => {
    // A secret that was never confirmed is no factor: its setup left no trail.
    if (!operator.hasTotp) throw new Refusal('totp.invalid');
    await auditOwn(tx, operator, ip, { action: 'operator.login', after: { code: true } });
  });
}

/**
 * Activates an authenticator after verifying one of its codes.
 * @throws Refusal totp.enrolled, totp.invalid, login.locked
 */
export function confirmAuthenticator(
  services: BackofficeServices,
  caller: OperatorCaller,
  ip: string,
  code: string,
): Promise<Progress> {
  return withCode(services, caller, code, async (tx, operator) => {
    if (operator.hasTotp) throw new Refusal('totp.enrolled');
    await confirmTotp(tx, operator.id);
    await revokeSessions(tx, operator.id, caller.sessionId);
    await auditOwn(tx, operator, ip, {
      action: 'operator.totp.confirmed',
      before: { totp: false },
      after: { totp: true },
    });
  });
}

/** Writes an operator's action on their own account to the audit trail. */
function auditOwn(
  tx: Tx,
  { id, name }: Operator,
  ip: string,
  change: Omit<Parameters<typeof writeAudit>[2], 'object'>,
): Promise<void> {
  return writeAudit(tx, { operatorId: id, name, ip }, { ...change, object: `operator:${name}` });
}

/** Verifies and consumes a code, runs the work and renews the token, all in one transaction. */
async function withCode(
  services: BackofficeServices,
  caller: OperatorCaller,
  code: string,
  work: (tx: Tx, operator: Operator) => Promise<void>,
): Promise<Progress> {
  const { attempts } = services;
  const { db, secrets } = services.platform;
  await attempts.begin(codeOf(caller.operatorId));
  const progress = await db.transaction(async (tx) => {
    const operator = await lockOperator(tx, caller.operatorId);
    const { now } = await tx.one(sql<{ now: Date }>`select clock_timestamp() as now`);
    const step = operator.totpSecret === null ? null : stepOfCode(secrets, operator.id, operator.totpSecret, code, now);
    if (step === null || !(await useTotpStep(tx, operator.id, step))) throw new Refusal('totp.invalid');
    await work(tx, operator);
    const { token, hasCode } = await renewToken(tx, caller.sessionId, { passkeyId: null });
    return { token, operator: presentOperator(services, await lockOperator(tx, operator.id), hasCode) };
  });
  await attempts.succeed(codeOf(caller.operatorId));
  return progress;
}
