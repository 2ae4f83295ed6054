import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { createMemberWithName } from '../actions/create-member.ts';
import { findInviterByCode, type Invited } from '../actions/register-form.ts';
import { requireFlag } from '../flags.ts';
import { type Account, getAccount } from '../accounts.ts';
import { type LoginKind, requireLoginKind } from '../login/login-kind.ts';
import type { IdentityServices } from '../services.ts';

/** A member who first logs in by a provider without an invitation: a normal member. */
const UNINVITED: Invited = { type: 0 };

/** A person's identity at a provider. */
export interface SocialIdentity {
  issuer: string;
  subject: string;
}

/**
 * The member linked to a person at a provider; on the first login a member with a generated name is created. An e-mail
 * address from the provider does not link accounts: its current owner may not be the person who registered with it.
 * The new member belongs to the owner of the invitation code, if it exists.
 * @param identities identities of one person from one proof; if they belong to two members, the first counts
 * @throws Refusal module.disabled when registration is closed; login.not.agent where the new member could not log in
 */
export async function findOrMakeLinkedMember(
  services: IdentityServices,
  identities: readonly SocialIdentity[],
  { ip, loginAs, affiliateCode }: { ip: string; loginAs: LoginKind; affiliateCode?: string | undefined },
): Promise<Account> {
  const { platform, site } = services;
  const known = await findLinked(platform.db, identities);
  if (known !== undefined) {
    await linkMember(platform.db, known.memberId, known.unlinked);
    return getAccount(platform.db, known.memberId);
  }
  await requireFlag(site, 'REGISTER_REE3');
  const invited = (affiliateCode && (await findInviterByCode(platform, affiliateCode))) || UNINVITED;
  await requireLoginKind(site, loginAs, invited.type);
  const noteScreening = await platform.screens.registration({});
  const memberId = await platform.db.transaction(async (tx) => {
    // Locks are taken in sorted order to avoid deadlocks.
    for (const name of identities.map(({ issuer, subject }) => `identity_social:${issuer}:${subject}`).sort())
      await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`);
    const linked = await findLinked(tx, identities);
    const memberId = linked?.memberId ?? (await makeMember(tx, services, identities, { ...invited, ip }));
    await linkMember(tx, memberId, linked?.unlinked ?? identities);
    if (linked === undefined) await noteScreening(tx, memberId);
    return memberId;
  });
  return getAccount(platform.db, memberId);
}

async function makeMember(
  tx: Tx,
  services: IdentityServices,
  identities: readonly SocialIdentity[],
  invited: Invited & { ip: string },
): Promise<bigint> {
  const { memberId } = await createMemberWithName(tx, services, {
    ...invited,
    asset: await services.site.holdCurrency(tx),
    passwordHash: null,
    social: identities,
    registerMethod: 'SOCIAL',
  });
  return memberId;
}

/** Links identities to a member; an identity of another member keeps its link. */
async function linkMember(executor: Executor, memberId: bigint, identities: readonly SocialIdentity[]): Promise<void> {
  for (const { issuer, subject } of identities)
    await executor.run(sql`
      insert into identity_social_links (issuer, subject, member_id)
      values (${issuer}, ${subject}, ${memberId}::bigint) on conflict do nothing`);
}

/** The member of the first linked identity, with the identities that are not linked. */
async function findLinked(
  executor: Executor,
  identities: readonly SocialIdentity[],
): Promise<{ memberId: bigint; unlinked: SocialIdentity[] } | undefined> {
  const members = await Promise.all(identities.map((identity) => findLink(executor, identity)));
  const memberId = members.find((member) => member !== undefined);
  if (memberId === undefined) return undefined;
  return { memberId, unlinked: identities.filter((_, place) => members[place] === undefined) };
}

async function findLink(executor: Executor, { issuer, subject }: SocialIdentity): Promise<bigint | undefined> {
  const link = await executor.first(sql<{ memberId: bigint }>`
    select member_id as "memberId" from identity_social_links where issuer = ${issuer} and subject = ${subject}`);
  return link?.memberId;
}
