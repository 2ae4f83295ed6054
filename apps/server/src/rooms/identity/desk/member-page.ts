import { identityDesk as contract } from '@fairlot/contract';
import { formatMinor } from '@fairlot/money';
import { type BoundRoute, createRateLimiter, type OperatorCaller, route } from '../../../platform/http/index.ts';
import type { IdentityPlatform } from '../ports.ts';
import { audited, type MemberFact, type MemberLine, writeTrail } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { readContact } from '../encryption/contacts.ts';
import { readDetails } from '../encryption/details.ts';
import { findMemberById } from '../members.ts';
import { idNumberContext, readSecrets } from '../passwords/secrets-rows.ts';
import { type PresentMembers, readColumns } from './member-list.ts';

/** Limits of an operator's accesses to personal data within any hour and any day, across all processes. */
const PERSONAL_DATA_ACCESS = [
  { max: 60, windowSeconds: 3600 },
  { max: 240, windowSeconds: 86_400 },
];

/** The page of one member: data of all rooms' desks, and unmasked personal data after a reason is given. */
export function createPageRoutes(platform: IdentityPlatform, present: PresentMembers): BoundRoute[] {
  const { db, secrets, collected } = platform;
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
  return [
    route(contract.memberPage, async ({ operator, params }) => {
      const found = await findMemberById(db, BigInt(params.memberId));
      const [member] = await present(found === undefined ? [] : [found]);
      if (found === undefined || member === undefined) throw new Refusal('not.found');
      const about = { memberId: found.id, asset: found.asset };
      const columnsOf = await readColumns(platform, [found], operator, undefined);
      const cards = collected
        .all()
        .flatMap(({ desk }) => desk?.memberCards ?? [])
        .filter(({ permission }) => operator.permissions.includes(permission));
      return {
        member: { ...member, ...columnsOf(found.id) },
        cards: await Promise.all(
          cards.map(async ({ name, read }) => {
            const { facts = [], lines = [] } = await read(db, about);
            return {
              card: name,
              facts: facts.map(presentFact),
              lines: lines.map(presentLine),
            };
          }),
        ),
      };
    }),
    route(contract.revealMember, async ({ operator, ip, params, body: { reason } }) => {
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
    }),
  ];
}

function presentFact({ isFigure = false, parts = [], course = [], ...fact }: MemberFact) {
  return { ...fact, isFigure, parts: [...parts], course: [...course] };
}

function presentLine({ at, amountMinor, ...line }: MemberLine) {
  return {
    ...line,
    at: at?.getTime() ?? null,
    amount: amountMinor === null ? null : formatMinor(amountMinor),
  };
}
