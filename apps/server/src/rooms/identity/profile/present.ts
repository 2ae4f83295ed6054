import type { identity, ValueOf } from '@fairlot/contract';
import type { Member } from '../../people/index.ts';
import type { Account } from '../accounts.ts';

type LoginValue = ValueOf<typeof identity.login>;

export function presentLogin(
  { account, type, mustChangePassword }: Pick<Account, 'account' | 'type' | 'mustChangePassword'>,
  token: string,
): LoginValue {
  return { token, userName: account, customerType: type, firstTimeLogin: mustChangePassword };
}

/** @param clubLabel label of the member's club level, null for none */
export function presentMember(member: Member, clubLabel: string | null): ValueOf<typeof identity.memberInfo> {
  return {
    id: String(member.id),
    account: member.account,
    nickname: member.nickname,
    type: member.type,
    currency: member.asset,
    memberLabel: member.labels.map((labelName) => ({ labelName })),
    clubLabel: clubLabel === null ? null : { labelName: clubLabel },
    registeredAt: member.createdAt.getTime(),
    trialExpiresAt: member.trialExpiresAt?.getTime() ?? null,
  };
}

/** The member's own picture, or else one chosen by name (Z-95). @param own its full address */
export function presentAvatar({ avatar }: Member, own: string | undefined): ValueOf<typeof identity.avatar> {
  return own === undefined ? { avatar, avatarType: 'STATIC' } : { avatar: own, avatarType: 'CUSTOM' };
}
