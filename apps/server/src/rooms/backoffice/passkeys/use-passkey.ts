import type { backoffice as contract, BodyOf, ValueOf } from '@fairlot/contract';
import type { Tx } from '../../../platform/db/index.ts';
import type { Context, OperatorCaller } from '../../../platform/http/index.ts';
import { issueDevice } from '../../../platform/known-devices.ts';
import { authenticationOptions, passkeyIdOf, readAuthentication } from '../../../platform/passkeys.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { writeAudit } from '../audit.ts';
import { lockOperator, type Operator } from '../operators.ts';
import { presentOperator } from '../present.ts';
import type { BackofficeServices } from '../services.ts';
import { openSession, renewToken } from '../sessions.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import { findPasskey, listPasskeys, notePasskeyUse, type OperatorPasskey } from './passkey-rows.ts';

type Answer = BodyOf<typeof contract.passkeyLogin>;
type Begun = ValueOf<typeof contract.passkeyLoginOptions>;

/** Options for a passkey login: no name is requested, so none is revealed. */
export async function startPasskeyLogin({ platform }: BackofficeServices): Promise<Begun> {
  const options = await authenticationOptions(platform);
  return { challengeId: await keepChallenge(platform.db, 'login', null, options.challenge), options };
}

/**
 * A login with a passkey only. It counts as both factors: possession of the key, and the fingerprint or PIN that
 * unlocks it.
 * @throws Refusal passkey.invalid for any error
 */
export async function logInByPasskey(
  services: BackofficeServices,
  { body, ip, userAgent, cookie, device }: Context<typeof contract.passkeyLogin>,
): Promise<ValueOf<typeof contract.passkeyLogin>> {
  const { db, marks } = services.platform;
  const challenge = await takeChallenge(db, 'login', null, body.challengeId);
  const { opened, operator } = await withPasskey(services, challenge, body, null, async (tx, owner, key) => {
    const session = await openSession(tx, owner.id, ip, userAgent, key.id);
    const presented = presentOperator(services, owner, true);
    await noteLogin(tx, owner, ip, { step: presented.step, passkey: key.name });
    return { opened: { ...session, operator: presented }, operator: owner };
  });
  cookie.set(opened.cookie);
  device.set(issueDevice(marks, operator));
  return { token: opened.token, operator: opened.operator };
}

/** Options for the second step of a password login: a passkey of this operator. */
export async function startPasskeyFactor({ platform }: BackofficeServices, caller: OperatorCaller): Promise<Begun> {
  const options = await authenticationOptions(platform, await listPasskeys(platform.db, caller.operatorId));
  return { challengeId: await keepChallenge(platform.db, 'factor', caller, options.challenge), options };
}

/** The second step of a password login: the passkey. @throws Refusal passkey.invalid */
export async function enterPasskey(
  services: BackofficeServices,
  caller: OperatorCaller,
  ip: string,
  answer: Answer,
): Promise<ValueOf<typeof contract.passkeyFactor>> {
  const challenge = await takeChallenge(services.platform.db, 'factor', caller, answer.challengeId);
  return withPasskey(services, challenge, answer, caller.operatorId, async (tx, operator, key) => {
    const { token, hasCode } = await renewToken(tx, caller.sessionId, { passkeyId: key.id });
    await noteLogin(tx, operator, ip, { passkey: key.name });
    return { token, operator: presentOperator(services, operator, hasCode) };
  });
}

/**
 * Runs the work for the operator whose passkey signed the challenge, with the operator locked, so that removing the
 * passkey or disabling the operator cannot happen concurrently.
 * @param expected the operator it must be; null for any
 */
async function withPasskey<T>(
  { platform }: BackofficeServices,
  challenge: string,
  { response }: Answer,
  expected: bigint | null,
  work: (tx: Tx, operator: Operator, key: OperatorPasskey) => Promise<T>,
): Promise<T> {
  const key = await findPasskey(platform.db, passkeyIdOf(response));
  if (key === undefined || (expected !== null && key.operatorId !== expected)) throw new Refusal('passkey.invalid');
  const counter = await readAuthentication(platform, challenge, response, key);
  return platform.db.transaction(async (tx) => {
    const operator = await lockOperator(tx, key.operatorId);
    if (operator.isDisabled) throw new Refusal('passkey.invalid');
    await notePasskeyUse(tx, key.id, counter);
    return work(tx, operator, key);
  });
}

function noteLogin(tx: Tx, { id, name }: Operator, ip: string, after: Record<string, unknown>): Promise<void> {
  return writeAudit(tx, { operatorId: id, name, ip }, { action: 'operator.login', object: `operator:${name}`, after });
}
