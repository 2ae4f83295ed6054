import { sql } from '../../../platform/db/index.ts';
import type { Platform } from '../../../platform/index.ts';
import { CARD_LINES, type MemberCard, type MemberFact, type MemberLine } from '../../../platform/operators/index.ts';
import { readContact, readDetails } from '../../people/index.ts';
import { getAccount } from '../accounts.ts';
import { describeDevice } from '../login/device.ts';
import { maskEmail, maskMobile } from '../registration/mobile.ts';

/** A member's identity (masked) and origin. */
export function createIdentityCards({ secrets }: Platform): readonly MemberCard[] {
  return [
    {
      name: 'person',
      permission: 'members.read',
      read: async (executor, { memberId }) => {
        const member = await getAccount(executor, memberId);
        const { email, mobile } = readContact(secrets, member);
        const { payeeName } = readDetails(secrets, member);
        const authenticator = await executor.first(sql<{ at: Date | null }>`
          select totp_confirmed_at as at from identity_secrets where member_id = ${memberId}::bigint`);
        const fact = (name: string, value: string | null, kind: MemberFact['kind'] = 'text') => ({ name, kind, value });
        return {
          facts: [
            fact('nickname', member.nickname),
            fact('payeeName', payeeName && payeeName.replaceAll(/(?<=\S)\S+/g, '***')),
            fact('email', email && maskEmail(email)),
            fact('mobile', mobile && maskMobile(mobile)),
            fact('language', member.language),
            fact('passwordChanged', String(member.passwordChangedAt.getTime()), 'time'),
            fact('authenticator', authenticator?.at ? String(authenticator.at.getTime()) : null, 'time'),
          ],
        };
      },
    },
    {
      name: 'devices',
      permission: 'members.read',
      read: async (executor, { memberId }) => {
        const rows = await executor.rows(sql<{ at: Date; ip: string; userAgent: string; isSuccess: boolean }>`
          select at, ip, user_agent as "userAgent", is_success as "isSuccess" from identity_logins
           where member_id = ${memberId}::bigint order by id desc limit ${CARD_LINES}::int`);
        return {
          lines: rows.map(({ at, ip, userAgent, isSuccess }): MemberLine => ({
            at,
            title: describeDevice(userAgent),
            detail: ip,
            amountMinor: null,
            state: isSuccess ? 'entered' : 'refused',
          })),
        };
      },
    },
  ];
}
