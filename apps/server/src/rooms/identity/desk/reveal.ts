import { identityDesk as contract } from '@fairlot/contract';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import { audited, createPersonalDataLimit } from '../../../platform/operators/index.ts';
import { requireFound } from '../../../platform/refusal.ts';
import { findMemberById, readContact, readDetails } from '../../people/index.ts';
import { idNumberContext, readSecrets } from '../passwords/secrets-rows.ts';
import type { IdentityPlatform } from '../ports.ts';

/** Unmasked personal data of a member, after a reason is given. */
export function createRevealRoute(platform: IdentityPlatform): BoundRoute {
  const { db, secrets } = platform;
  const count = createPersonalDataLimit(platform);
  return route(contract.revealMember, async ({ operator, ip, params, body: { reason } }) => {
    const member = requireFound(await findMemberById(db, BigInt(params.memberId)));
    await count({ operator, ip }, reason);
    return audited(platform, { operator, ip }, async (tx) => {
      const { sealedIdNumber } = await readSecrets(tx, member.id);
      const { payeeName, contacts } = readDetails(secrets, member);
      const value = {
        ...readContact(secrets, member),
        payeeName,
        contacts: { ...contacts },
        idNumber: sealedIdNumber && secrets.open(sealedIdNumber, idNumberContext(member.id)).toString(),
      };
      return { value, trail: { action: 'member.revealed', object: `member:${member.id}`, reason } };
    });
  });
}
