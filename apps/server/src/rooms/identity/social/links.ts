import { sql, type Tx } from '../../../platform/db/index.ts';
import { createMemberWithName } from '../actions/create-member.ts';
import { demandFlag } from '../flags.ts';
import { getMember, type Member } from '../members.ts';
import type { IdentityServices } from '../services.ts';

/** A person as a provider knows them. */
export interface SocialIdentity {
  issuer: string;
  subject: string;
}

/**
 * The member of a person at a provider; the first time a member with a name of the server's choice is made. An e-mail
 * that the provider tells links nobody: who holds an address today need not be who registered with it.
 * @throws Refusal module.disabled when nobody may register
 */
export async function findOrMakeLinkedMember(
  services: IdentityServices,
  identity: SocialIdentity,
  ip: string,
): Promise<Member> {
  const { platform, site } = services;
  const known = await findLink(platform.db, identity);
  if (known !== undefined) return getMember(platform.db, known);
  await demandFlag(site, 'REGISTER_REE3');
  const noteScreening = await platform.collected.screens.registration({});
  const asset = await site.currency();
  const memberId = await platform.db.transaction(async (tx) => {
    await tx.run(
      sql`
        select pg_advisory_xact_lock(hashtextextended(${`identity_social:${identity.issuer}:${identity.subject}`},
          0))`,
    );
    const linked = await findLink(tx, identity);
    if (linked !== undefined) return linked;
    const made = await makeMember(tx, services, identity, asset, ip);
    await noteScreening(tx, made);
    return made;
  });
  return getMember(platform.db, memberId);
}

async function makeMember(
  tx: Tx,
  services: IdentityServices,
  { issuer, subject }: SocialIdentity,
  asset: string,
  ip: string,
): Promise<bigint> {
  const { memberId } = await createMemberWithName(tx, services, {
    type: 0,
    asset,
    passwordHash: null,
    social: [{ issuer, subject }],
    registerMethod: 'SOCIAL',
    ip,
  });
  await tx.run(
    sql`
      insert into identity_social_links (issuer, subject, member_id)
      values (${issuer}, ${subject}, ${memberId}::bigint)`,
  );
  return memberId;
}

async function findLink(executor: Pick<Tx, 'first'>, { issuer, subject }: SocialIdentity): Promise<bigint | undefined> {
  const link = await executor.first(sql<{ memberId: bigint }>`
    select member_id as "memberId" from identity_social_links where issuer = ${issuer} and subject = ${subject}`);
  return link?.memberId;
}
