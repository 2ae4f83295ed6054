import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { TRIAL_TYPE } from '../../../platform/http/index.ts';
import type { Person } from '../../protection/index.ts';
import type { SecretBox } from '../../../platform/secret-box.ts';
import { eachBatch } from '../batches.ts';
import { readContact } from '../encryption/contacts.ts';
import { listOpenMembers, type Member } from '../members.ts';
import type { IdentityServices } from '../services.ts';

/** What the person behind an account is known by, for protection alone. */
export async function personOf(executor: Executor, secrets: SecretBox, member: Member): Promise<Person> {
  return (await personsOf(executor, secrets, [member])).get(member.id) ?? {};
}

/** The persons behind accounts, by id. */
async function personsOf(
  executor: Executor,
  secrets: SecretBox,
  members: readonly Member[],
): Promise<Map<bigint, Person>> {
  const links = await executor.rows(sql<{ memberId: bigint; issuer: string; subject: string }>`
    select member_id as "memberId", issuer, subject from identity_social_links
     where member_id = any(${members.map(({ id }) => id)}::bigint[])`);
  const linksOf = Map.groupBy(links, ({ memberId }) => memberId);
  return new Map(
    members.map((member) => [
      member.id,
      {
        name: member.account,
        ...readContact(secrets, member),
        isEmailProved: member.emailVerifiedAt !== null,
        social: linksOf.get(member.id) ?? [],
      },
    ]),
  );
}

const MEMBERS_AT_ONCE = 500;

/**
 * Tells protection who is behind accounts that are older than its marks, so that an exclusion holds for them before
 * their next log-in. May run in several processes at once and be cut short: what is noted is not noted again.
 * @returns how many accounts were looked at
 */
export async function noteFormerMembers({
  platform: { db, secrets },
  protection,
}: Pick<IdentityServices, 'platform' | 'protection'>): Promise<number> {
  return eachBatch(
    async (after) => (await protection.unmarked(after, MEMBERS_AT_ONCE)).map((id) => ({ id })),
    async (rows) => {
      await db.transaction(async (tx) => {
        const ids = rows.map(({ id }) => id);
        const persons = await personsOf(tx, secrets, await listOpenMembers(tx, ids));
        // An account that a former build closed is known by nothing.
        const known = ids.map((memberId) => ({ memberId, person: persons.get(memberId) ?? {} }));
        await protection.note(tx, known);
      });
      return rows.length;
    },
  );
}

/** A person who is excluded elsewhere is so here, from this log-in on. Trial members are nobody. */
export async function recognise(
  tx: Tx,
  { platform, protection }: Pick<IdentityServices, 'platform' | 'protection'>,
  member: Member,
): Promise<void> {
  if (member.type !== TRIAL_TYPE)
    await protection.recognise(tx, member.id, await personOf(tx, platform.secrets, member));
}
