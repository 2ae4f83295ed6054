import { identityDesk as contract } from '@fairlot/contract';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import { approval, type ApprovalKind, requestApproval } from '../../../platform/operators/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { removeTotp } from '../login/second-factor.ts';
import { readSecrets } from '../passwords/secrets-rows.ts';
import type { IdentityPlatform } from '../ports.ts';
import { revokeSessionsOf } from '../sessions/session-rows.ts';
import type { Sessions } from '../sessions/sessions.ts';

/** Stored in the request. */
interface Removal {
  memberId: string;
  account: string;
}

/**
 * Two operators remove the authenticator of a member who lost it together with the recovery codes, or whose
 * authenticator another person set up. The member's sessions end, because the other person may have opened them.
 */
export function createTotpRemoval(
  platform: IdentityPlatform,
  sessions: Pick<Sessions, 'forget'>,
): { route: BoundRoute; approval: ApprovalKind } {
  const { db, events, log, people } = platform;
  const removal = approval<Removal>({
    kind: 'identity.totp',
    permission: 'members.disable',
    onePer: 'memberId',
    object: ({ memberId }) => `member:${memberId}`,
    title: ({ account, memberId }) => `${account} (member:${memberId})`,
    execute: async (tx, { memberId }) => {
      const id = BigInt(memberId);
      if (!(await removeTotp(tx, events.outbox, id))) throw new Refusal('not.found');
      await revokeSessionsOf(tx, id, null);
      return { action: 'member.totp.removed', before: { totp: true }, after: { totp: false } };
    },
    executed: () => {
      sessions.forget().catch((error: unknown) => log.error({ err: error }, 'cached sessions could not be dropped'));
    },
  });
  return {
    approval: removal,
    route: route(contract.removeTotp, async ({ operator, ip, params: { memberId }, body }) => {
      const member = await people.find(BigInt(memberId));
      if (member === undefined || !(await readSecrets(db, member.id)).isTotpOn) throw new Refusal('not.found');
      return requestApproval(platform, { operator, ip }, body, removal, { memberId, account: member.account });
    }),
  };
}
