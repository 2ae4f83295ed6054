import { identityDesk as contract } from '@fairlot/contract';
import { type BoundRoute, createRateLimiter, type OperatorCaller, route } from '../../../platform/http/index.ts';
import { audited, writeTrail } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { findMemberById, readContact, readDetails } from '../../people/index.ts';
import { idNumberContext, readSecrets } from '../passwords/secrets-rows.ts';
import type { IdentityPlatform } from '../ports.ts';

/** Limits of an operator's accesses to personal data within any hour and any day, across all processes. */
const PERSONAL_DATA_ACCESS = [
  { max: 60, windowSeconds: 3600 },
  { max: 240, windowSeconds: 86_400 },
];

/** Unmasked personal data of a member, after a reason is given. */
export function createRevealRoute(platform: IdentityPlatform): BoundRoute {
  const { db, secrets } = platform;
  const limiter = createRateLimiter(db);
  /** A refused access is also recorded in the trail, so that the alarm `personal-data` finds it. */
  async function countLook(operator: OperatorCaller, ip: string, reason: string): Promise<void> {
    try {
      for (const limit of PERSONAL_DATA_ACCESS)
        await limiter.hitRolling(limit, contract.revealMember.id, String(operator.operatorId));
    } catch (error) {
      const entry = { action: 'member.reveal.refused', object: `operator:${operator.name}`, reason };
      await writeTrail(platform, { operator, ip }, db, entry);
      throw error;
    }
  }
  return route(contract.revealMember, async ({ operator, ip, params, body: { reason } }) => {
    const member = await findMemberById(db, BigInt(params.memberId));
    if (member === undefined) throw new Refusal('not.found');
    await countLook(operator, ip, reason);
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
