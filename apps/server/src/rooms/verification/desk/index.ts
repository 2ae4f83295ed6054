import { type ValueOf, verificationDesk as contract } from '@fairlot/contract';
import { route, TRIAL_TYPE } from '../../../platform/http/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { audited, type Desk, listRoute } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { lastCheck } from '../checks/check-rows.ts';
import { openPicture } from '../documents.ts';
import type { Verification } from '../index.ts';
import { createDocumentList } from './document-list.ts';
import { lookUp } from './look-up.ts';

type View = ValueOf<typeof contract.member>;

/** Operators look at a member's document and note whose it is. */
export function createDesk(platform: Platform, verification: Verification): Desk {
  async function present(memberId: bigint): Promise<View> {
    const member = await platform.collected.provider('directory').find(memberId);
    if (member === undefined || member.type === TRIAL_TYPE) throw new Refusal('not.found');
    const { state, row: found, documents } = await verification.standing(memberId);
    const check = await lastCheck(platform.db, memberId);
    return {
      memberId: String(memberId),
      account: member.account,
      state,
      name: found?.name ?? null,
      birthDate: found?.birthDate ?? null,
      check: check === undefined ? null : { state: check.state, lists: check.lists, at: check.at.getTime() },
      decidedAt: found?.decidedAt.getTime() ?? null,
      decidedBy: found?.decidedBy ?? null,
      expiresOn: found?.expiresOn ?? null,
      documents: documents.map(({ id, kind, side, sentAt, decidedAt }) => ({
        id: String(id),
        kind,
        side,
        sentAt: sentAt.getTime(),
        isOpen: decidedAt === null,
      })),
    };
  }
  const documents = createDocumentList(platform);
  return {
    permissions: [
      { permission: 'verification.read', roles: ['admin', 'risk', 'finance', 'support'] },
      { permission: 'verification.decide', roles: ['admin', 'risk'] },
    ],
    routes: [
      route(contract.member, ({ params }) => present(BigInt(params.id))),
      route(contract.decide, async ({ operator, ip, params, body }) => {
        const memberId = BigInt(params.id);
        const { state: before } = await present(memberId);
        const name = body.decision === 'verified' ? (body.name ?? '').trim() : null;
        if (name === '') throw new Refusal('request.invalid', { field: 'name', reason: 'required' });
        const lists = name === null ? [] : await lookUp(platform, { ...body, name });
        await audited(platform, { operator, ip }, async (tx) => {
          const { birthDate = null, expiresOn = null, note = null } = body;
          await verification.decide(tx, memberId, { name, birthDate, decidedBy: operator.name, expiresOn, note });
          // The name itself stays out of the trail, which many may read.
          return {
            value: null,
            trail: {
              action: 'member.identity.decided',
              object: `member:${memberId}`,
              before: { state: before },
              after: { state: body.decision, ...(lists.length === 0 ? {} : { otherPersonOn: lists }) },
              reason: body.reason,
            },
          };
        });
        return present(memberId);
      }),
      listRoute(platform, documents),
      route(contract.look, async ({ operator, ip, params }) => {
        const found = await openPicture(platform.db, platform.secrets, BigInt(params.id));
        if (found === undefined) throw new Refusal('not.found');
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
    memberCards: [
      {
        name: 'identity',
        permission: 'verification.read',
        read: async (_executor, { memberId }) => {
          const { state, row, documents: sent } = await verification.standing(memberId);
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
    waiting: [{ page: 'identities', list: 'identities', filter: ['state:eq:open'], tone: 'waiting' }],
  };
}
