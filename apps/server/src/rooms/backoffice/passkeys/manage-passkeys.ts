import type { backoffice as contract, BodyOf, ValueOf } from '@fairlot/contract';
import type { OperatorCaller } from '../../../platform/http/index.ts';
import { readRegistration, registrationOptions } from '../../../platform/passkeys.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { writeAudit } from '../audit.ts';
import { lockOperator } from '../operators.ts';
import { presentOperator } from '../present.ts';
import { requireOperator } from '../reauth.ts';
import type { BackofficeServices } from '../services.ts';
import { renewToken, revokeSessions, revokeSessionsOfPasskey } from '../sessions.ts';
import { keepChallenge, takeChallenge } from './challenges.ts';
import { deletePasskey, handleOf, insertPasskey, listPasskeys, setPasskeyName } from './passkey-rows.ts';

/**
 * Options for creating a passkey; a logged-in operator must first repeat the password.
 * @throws Refusal reauth.required, login.invalid, login.locked
 */
export async function startPasskey(
  services: BackofficeServices,
  caller: OperatorCaller,
  password: string | undefined,
): Promise<ValueOf<typeof contract.startPasskey>> {
  const { platform } = services;
  const { operatorId, name, step } = caller;
  // While a factor is being set up, the password was checked in the step before.
  if (step === 'open') await requireOperator(services, caller, password);
  const handle = await platform.db.transaction((tx) => handleOf(tx, operatorId));
  const known = (await listPasskeys(platform.db, operatorId)).map(({ id }) => id);
  const options = await registrationOptions(platform, {
    rpName: RELYING_PARTY,
    userName: `${name} (back office)`,
    handle,
    known,
  });
  return { challengeId: await keepChallenge(platform.db, 'add', caller, options.challenge), options };
}

/**
 * Adds the passkey that answers the challenge. Its owner has just been verified, so it also becomes the second factor
 * of this session; all others end.
 * @throws Refusal passkey.invalid
 */
export async function addPasskey(
  services: BackofficeServices,
  caller: OperatorCaller,
  ip: string,
  { challengeId, name, response }: BodyOf<typeof contract.addPasskey>,
): Promise<ValueOf<typeof contract.addPasskey>> {
  const { platform } = services;
  const { operatorId, sessionId } = caller;
  const challenge = await takeChallenge(platform.db, 'add', caller, challengeId);
  const made = await readRegistration(platform, challenge, response);
  return platform.db.transaction(async (tx) => {
    const operator = await lockOperator(tx, operatorId);
    if (operator.isDisabled) throw new Refusal('passkey.invalid');
    await insertPasskey(tx, operatorId, name.trim(), made);
    await revokeSessions(tx, operatorId, sessionId);
    await writeAudit(
      tx,
      { operatorId, name: operator.name, ip },
      { action: 'operator.passkey.added', object: `operator:${operator.name}`, after: { passkey: name.trim() } },
    );
    const { token, hasCode } = await renewToken(tx, sessionId, { passkeyId: made.id });
    return { token, operator: presentOperator(services, await lockOperator(tx, operatorId), hasCode) };
  });
}

/** @throws Refusal not.found */
export async function renamePasskey(
  { platform: { db } }: BackofficeServices,
  { operatorId, name: operator }: OperatorCaller,
  ip: string,
  id: string,
  name: string,
): Promise<void> {
  await db.transaction(async (tx) => {
    const former = await setPasskeyName(tx, operatorId, id, name.trim());
    await writeAudit(
      tx,
      { operatorId, name: operator, ip },
      {
        action: 'operator.passkey.renamed',
        object: `operator:${operator}`,
        before: { passkey: former },
        after: { passkey: name.trim() },
      },
    );
  });
}

/**
 * Removes a passkey and ends the sessions that it opened, including this one if applicable.
 * @throws Refusal reauth.required, login.invalid, login.locked, not.found, or passkey.last where the operator would be
 *   left without a required second factor
 */
export async function removePasskey(
  services: BackofficeServices,
  caller: OperatorCaller,
  ip: string,
  id: string,
  password: string | undefined,
): Promise<void> {
  const { platform, canSkipFactor } = services;
  const { operatorId } = caller;
  await requireOperator(services, caller, password);
  await platform.db.transaction(async (tx) => {
    await lockOperator(tx, operatorId);
    const passkey = await deletePasskey(tx, operatorId, id);
    const { name, hasTotp, hasPasskey, totpOptional } = await lockOperator(tx, operatorId);
    if (!hasTotp && !hasPasskey && !(totpOptional && canSkipFactor)) throw new Refusal('passkey.last');
    await revokeSessionsOfPasskey(tx, id);
    await writeAudit(
      tx,
      { operatorId, name, ip },
      { action: 'operator.passkey.removed', object: `operator:${name}`, before: { passkey } },
    );
  });
}

const RELYING_PARTY = 'Fairlot';
