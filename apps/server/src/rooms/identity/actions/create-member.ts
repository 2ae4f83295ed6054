import type { Tx } from '../../../platform/db/index.ts';
import { TRIAL_TYPE } from '../../../platform/http/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { insertMember, type NewMember } from '../members.ts';
import type { IdentityServices } from '../services.ts';

/**
 * Makes a member in the caller's transaction, with the row of protection and the event `member.registered`.
 * @throws Refusal username.exists
 */
export async function createMember(tx: Tx, { platform, protection }: Pick<IdentityServices, 'platform' | 'protection'>, member: NewMember): Promise<bigint> {
  const memberId = await insertMember(tx, member);
  if (memberId === undefined) throw new Refusal('username.exists');
  await protection.register(tx, memberId, member.type === TRIAL_TYPE ? 'trial' : 'real');
  await platform.events.outbox.add(tx, 'member.registered', memberId, {
    userName: member.account, type: member.type, asset: member.asset, inviterId: member.inviterId === undefined ? null : String(member.inviterId),
  });
  return memberId;
}
