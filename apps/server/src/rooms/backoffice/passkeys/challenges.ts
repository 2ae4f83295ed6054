import { randomBytes } from 'node:crypto';
import { type Executor, sql } from '../../../platform/db/index.ts';
import type { OperatorCaller } from '../../../platform/http/index.ts';
import { Refusal } from '../../../platform/refusal.ts';

/** Purpose of a challenge; an answer to it is only valid for that purpose. */
export type Purpose = 'add' | 'factor' | 'login';

/** The operator and session that requested the challenge, or null before a login. */
type Asker = Pick<OperatorCaller, 'operatorId' | 'sessionId'> | null;

const CHALLENGE_MINUTES = 5;

/** Stores a challenge for its answer and returns its id. */
export async function keepChallenge(
  executor: Executor,
  purpose: Purpose,
  asker: Asker,
  challenge: string,
): Promise<string> {
  const id = randomBytes(24).toString('base64url');
  await executor.run(sql`
    insert into backoffice_challenges (id, purpose, operator_id, session_id, challenge, expires_at)
    values (${id}, ${purpose}, ${asker?.operatorId ?? null}::bigint, ${asker?.sessionId ?? null}::uuid, ${challenge},
      clock_timestamp() + make_interval(mins => ${CHALLENGE_MINUTES}::int))`);
  return id;
}

/**
 * Consumes the challenge of this id, which permits one answer, right or wrong.
 * @throws Refusal passkey.invalid when it was used, is too old, or was made for another purpose, operator or session
 */
export async function takeChallenge(executor: Executor, purpose: Purpose, asker: Asker, id: string): Promise<string> {
  const found = await executor.first(sql<{ challenge: string; isFresh: boolean }>`
    delete from backoffice_challenges
     where id = ${id} and purpose = ${purpose} and operator_id is not distinct from ${asker?.operatorId ?? null}::bigint
       and session_id is not distinct from ${asker?.sessionId ?? null}::uuid
    returning challenge, expires_at > clock_timestamp() as "isFresh"`);
  if (!found?.isFresh) throw new Refusal('passkey.invalid');
  return found.challenge;
}

/** Deletes an operator's unanswered challenges, after a password change or when the operator is disabled. */
export async function dropChallenges(executor: Executor, operatorId: bigint): Promise<void> {
  await executor.run(sql`delete from backoffice_challenges where operator_id = ${operatorId}::bigint`);
}
