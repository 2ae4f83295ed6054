import { type ValueOf, verificationDesk as contract } from '@fairlot/contract';
import { type Executor, sql } from '../../../platform/db/index.ts';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import type { VerificationPlatform } from '../ports.ts';
import {
  audited,
  type Desk,
  type HealthSource,
  requestApproval,
  requireFreeCase,
  requireVersion,
} from '../../../platform/operators/index.ts';
import { invalidField, requireFound } from '../../../platform/refusal.ts';
import { isDay } from '../../../platform/zone.ts';
import { openPicture } from '../documents.ts';
import type { Verification } from '../index.ts';
import type { Parties } from '../parties.ts';
import { keepProposal } from '../proposals.ts';
import { SANCTIONS_ALARM } from '../checks/screening.ts';
import { VERIFIED } from './cohorts.ts';
import { createDocumentList, WAITING_DOCUMENTS } from './document-list.ts';
import { lookUp } from './look-up.ts';
import type { createConnectionDesk } from './connections.ts';
import { decidedStateOf, presentMember, viewRoute } from './member-view.ts';
import { createVerifyApproval, requireOpenAccount } from './verify-approval.ts';
import { VERIFICATION_TIMELINE } from './timeline.ts';

type Decided = ValueOf<typeof contract.decide>;

/** Operators review a member's document and record the identity. */
export function createDesk(
  platform: VerificationPlatform,
  verification: Verification,
  parties: Parties,
  connecting: ReturnType<typeof createConnectionDesk>,
  health: HealthSource,
): Desk {
  const documents = createDocumentList(platform);
  const verifying = createVerifyApproval(platform, verification);
  return {
    memberSteps: [VERIFIED],
    permissions: [
      { permission: 'verification.read', roles: ['admin', 'risk', 'finance', 'support'] },
      { permission: 'verification.decide', roles: ['admin', 'risk'] },
      { permission: 'verification.connect', roles: ['admin'] },
    ],
    routes: [
      ...connecting.routes,
      decideRoute(platform, verification, parties, verifying),
      viewRoute(platform, verification),
      route(contract.look, async ({ operator, ip, params }) => {
        const found = requireFound(await openPicture(platform.db, platform.secrets, BigInt(params.id)));
        return audited(platform, { operator, ip }, async () => ({
          value: { picture: `data:image/jpeg;base64,${found.picture.toString('base64')}` },
          trail: {
            action: 'member.identity.seen',
            object: `member:${found.memberId}`,
            after: { document: params.id, side: found.side },
          },
        }));
      }),
    ],
    lists: [documents],
    approvals: [verifying, connecting.approval],
    health: [health],
    alarms: [SANCTIONS_ALARM],
    notable: [{ kind: 'document', permission: 'verification.read', decide: 'verification.decide' }],
    memberTimeline: VERIFICATION_TIMELINE,
    memberCards: [
      {
        name: 'identity',
        permission: 'verification.read',
        read: async (_executor, { memberId }) => {
          const { state, row, documents: sent } = await verification.statusOf(memberId);
          return {
            facts: [
              { name: 'state', kind: 'word', value: state },
              { name: 'decided', kind: 'time', value: row === undefined ? null : String(row.decidedAt.getTime()) },
              { name: 'by', kind: 'text', value: row?.decidedBy ?? null },
              { name: 'documents', kind: 'count', value: String(sent.length) },
            ],
          };
        },
      },
    ],
    waiting: [WAITING_DOCUMENTS],
  };
}

function decideRoute(
  platform: VerificationPlatform,
  verification: Verification,
  parties: Parties,
  verifying: ReturnType<typeof createVerifyApproval>,
): BoundRoute {
  const present = (memberId: bigint) => presentMember(platform, verification, memberId);
  return route(contract.decide, async ({ operator, ip, params, body }): Promise<Decided> => {
    const memberId = BigInt(params.id);
    await requireOpenAccount(platform, memberId);
    const { account, documents: stored } = await present(memberId);
    // The decision is about the member, so it ends the case of every open document.
    const requireFree = async (executor: Executor) => {
      for (const { id } of stored.filter(({ isOpen }) => isOpen))
        await requireFreeCase(platform, { operator, ip }, executor, `document:${id}`);
    };
    const name = body.decision === 'verified' ? (body.name ?? '').trim() : null;
    if (name === '') throw invalidField('name', 'required');
    for (const field of ['birthDate', 'expiresOn'] as const)
      if (body[field] !== undefined && !isDay(body[field])) throw invalidField(field, 'date');
    const lists = name === null ? [] : await lookUp(platform, parties.sanctions(), { ...body, name });
    const { birthDate = null, expiresOn = null, note = null, reason, version, requestKey } = body;
    const postcode = body.postcode?.trim() || null;
    // No stored picture proves what one operator saw: a second one has to approve.
    if (name !== null && stored.length === 0) {
      if (requestKey === undefined) throw invalidField('requestKey', 'required');
      const proposal = { memberId, name, birthDate, postcode, expiresOn, lists };
      const input = { reason, requestKey };
      await requireFree(platform.db);
      requireVersion(version, decidedStateOf(await verification.statusOf(memberId)));
      const asked = await requestApproval(platform, { operator, ip }, input, verifying, async (tx) => ({
        memberId: params.id,
        account,
        mark: await keepProposal(tx, platform.secrets, proposal, operator.name),
      }));
      return { ...(await present(memberId)), approval: asked };
    }
    await audited(platform, { operator, ip }, async (tx) => {
      await requireFree(tx);
      // Serialises two decisions, so that the second one is compared with the first.
      await tx.run(sql`select pg_advisory_xact_lock(hashtextextended(${`verification_decision:${memberId}`}, 0))`);
      const status = await verification.statusOf(memberId, tx);
      requireVersion(version, decidedStateOf(status));
      const decision = { name, birthDate, postcode, decidedBy: operator.name, expiresOn, note, otherPersonOn: lists };
      await verification.decide(tx, memberId, decision);
      // The name itself is kept out of the trail, which many operators may read.
      return {
        action: 'member.identity.decided',
        object: `member:${memberId}`,
        before: { state: status.state },
        after: { state: body.decision, ...(lists.length === 0 ? {} : { otherPersonOn: lists }) },
        reason,
      };
    });
    return { ...(await present(memberId)), approval: null };
  });
}
