import { type ValueOf, verificationDesk as contract } from '@fairlot/contract';
import { type BoundRoute, route, TRIAL_TYPE } from '../../../platform/http/index.ts';
import { createPersonalDataLimit, versionOf, writeTrail } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { lastCheck } from '../checks/check-rows.ts';
import type { Verification } from '../index.ts';
import type { VerificationPlatform } from '../ports.ts';
import { proposalsOf } from '../proposals.ts';
import { wireRow } from '../../../platform/rows/wire-row.ts';

type View = ValueOf<typeof contract.member>;

/**
 * A member's identity, masked for operators who do not decide. For the others each view is recorded in the trail. It
 * also counts towards the limit of accesses to personal data, unless the member waits for a decision.
 */
export function viewRoute(platform: VerificationPlatform, verification: Verification): BoundRoute {
  const count = createPersonalDataLimit(platform);
  return route(contract.member, async ({ operator, ip, params }) => {
    const identity = await presentMember(platform, verification, BigInt(params.id));
    if (!operator.permissions.includes('verification.decide')) return masked(identity);
    const { memberId, name, birthDate, postcode, proposals, documents } = identity;
    const hasProposals = proposals.length > 0;
    if (name === null && birthDate === null && postcode === null && !hasProposals) return identity;
    if (!hasProposals && !documents.some(({ isOpen }) => isOpen)) await count({ operator, ip });
    const entry = { action: 'member.identity.seen', object: `member:${memberId}` };
    await writeTrail(platform, { operator, ip }, platform.db, entry);
    return identity;
  });
}

/** Keeps the initials of names, so that they can be compared with a payer's name. */
function masked({ name, proposals, ...identity }: View): View {
  return {
    ...identity,
    name: name === null ? null : initialsOf(name),
    birthDate: null,
    postcode: null,
    proposals: proposals.map((one) => ({ ...one, name: initialsOf(one.name), birthDate: null, postcode: null })),
  };
}

function initialsOf(name: string): string {
  return name.replace(/(\S)\S*/gu, '$1***');
}

/** The identity of a member, unmasked. @throws Refusal not.found */
export async function presentMember(
  platform: VerificationPlatform,
  verification: Verification,
  memberId: bigint,
): Promise<View> {
  const member = await platform.people.find(memberId);
  if (member === undefined || member.type === TRIAL_TYPE) throw new Refusal('not.found');
  const status = await verification.statusOf(memberId);
  const { state, row: found, documents } = status;
  const check = await lastCheck(platform.db, memberId);
  const proposals = await proposalsOf(platform.db, platform.secrets, memberId);
  return {
    memberId: String(memberId),
    account: member.account,
    state,
    name: found?.name ?? null,
    birthDate: found?.birthDate ?? null,
    postcode: found?.postcode ?? null,
    check: check === undefined ? null : { state: check.state, lists: check.lists, at: check.at.getTime() },
    decidedAt: found?.decidedAt.getTime() ?? null,
    decidedBy: found?.decidedBy ?? null,
    expiresOn: found?.expiresOn ?? null,
    proposals: proposals.map(({ name, birthDate, postcode, expiresOn, lists, askedBy, askedAt }) =>
      wireRow({ name, birthDate, postcode, expiresOn, askedBy, lists: [...lists], askedAt }),
    ),
    documents: documents.map(({ id, kind, side, sentAt, decidedAt }) =>
      wireRow({ id, kind, side, sentAt, isOpen: decidedAt === null }),
    ),
    version: versionOf(decidedStateOf(status)),
  };
}

/** The state on which a decision is based: the previous decision, and the documents that were sent. */
export function decidedStateOf({ row, documents }: Awaited<ReturnType<Verification['statusOf']>>) {
  return { decidedAt: row?.decidedAt.getTime() ?? null, documents: documents.map(({ id }) => String(id)) };
}
