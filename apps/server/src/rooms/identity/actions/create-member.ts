import type { Tx } from '../../../platform/db/index.ts';
import { TRIAL_TYPE } from '../../../platform/http/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { randomText } from '../../../platform/secrets.ts';
import { memberRegistered } from '../../../platform/events/index.ts';
import { findMemberByMobile, insertMember, type NewMember as NewRow } from '../../people/index.ts';
import { insertPassword } from '../passwords/password-rows.ts';
import type { IdentityServices } from '../services.ts';

/** A member to create, with the password to log in. */
export interface NewMember extends NewRow {
  passwordHash: string | null;
  mustChangePassword?: boolean;
  /** Provider accounts of the new member. */
  social?: readonly { issuer: string; subject: string }[];
  /** Invitation code that another room issued, such as an agent's. */
  invitation?: string;
}

type Services = Pick<IdentityServices, 'platform' | 'protection'>;

/**
 * Creates a member in the caller's transaction, with its protection row and the event `member.registered`.
 * @throws Refusal username.exists, mobile.exists, registration.refused for a person who is excluded on another account
 */
export async function createMember(tx: Tx, services: Services, member: NewMember): Promise<bigint> {
  const isTrial = member.type === TRIAL_TYPE;
  const person = { name: member.account, mobile: member.mobile, email: member.email, social: member.social ?? [] };
  if (!isTrial) await services.protection.assertMayRegister(tx, person);
  const memberId = await insertMember(tx, services.platform, member);
  if (memberId !== undefined) {
    await insertPassword(tx, memberId, member.passwordHash, member.mustChangePassword ?? false);
    await announce(tx, services, memberId, member);
    if (!isTrial) await services.protection.recognise(tx, memberId, person);
    return memberId;
  }
  const isMobileTaken =
    member.mobile !== undefined && (await findMemberByMobile(tx, services.platform.marks, member.mobile)) !== undefined;
  throw new Refusal(isMobileTaken ? 'mobile.exists' : 'username.exists');
}

/** Creates a member whose account name the server chooses. @returns id and name */
export async function createMemberWithName(
  tx: Tx,
  services: Services,
  member: Omit<NewMember, 'account'>,
): Promise<{ memberId: bigint; account: string }> {
  for (let attempt = 0; ; attempt++) {
    const account = `p${randomText(NAME_ALPHABET, NAME_LENGTH)}`;
    try {
      return { account, memberId: await createMember(tx, services, { ...member, account }) };
    } catch (error) {
      const isTaken = error instanceof Refusal && error.code === 'username.exists';
      if (!isTaken || attempt === ATTEMPTS) throw error;
    }
  }
}

/** Excludes letters and digits that are easily confused. */
const NAME_ALPHABET = 'abcdefghjkmnpqrstuvwxyz23456789';
const NAME_LENGTH = 9;
const ATTEMPTS = 4;

async function announce(
  tx: Tx,
  { platform, protection }: Services,
  memberId: bigint,
  member: NewMember,
): Promise<void> {
  await protection.register(tx, memberId, member.type === TRIAL_TYPE ? 'trial' : 'real');
  await platform.events.outbox.add(tx, memberRegistered, memberId, {
    userName: member.account,
    type: member.type,
    asset: member.asset,
    inviterId: member.inviterId === undefined ? null : String(member.inviterId),
    ...(member.invitation === undefined ? {} : { invitation: member.invitation }),
  });
}
