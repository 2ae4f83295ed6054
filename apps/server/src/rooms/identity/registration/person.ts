import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { TRIAL_TYPE } from '../../../platform/http/index.ts';
import type { Person } from '../../protection/index.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { type Member, readContact } from '../../people/index.ts';
import type { IdentityServices } from '../services.ts';

/** Identifying data of the person behind an account, used only for protection. */
export async function personOf(executor: Executor, secrets: SecretBox, member: Member): Promise<Person> {
  const social = await executor.rows(sql<{ issuer: string; subject: string }>`
    select issuer, subject from identity_social_links where member_id = ${member.id}::bigint`);
  return {
    name: member.account,
    ...readContact(secrets, member),
    isEmailProved: member.emailVerifiedAt !== null,
    social,
  };
}

/** Applies an exclusion of the same person on another account, from this login on. Trial members are skipped. */
export async function recognise(
  tx: Tx,
  { platform, protection }: Pick<IdentityServices, 'platform' | 'protection'>,
  member: Member,
): Promise<void> {
  if (member.type !== TRIAL_TYPE)
    await protection.recognise(tx, member.id, await personOf(tx, platform.secrets, member));
}
