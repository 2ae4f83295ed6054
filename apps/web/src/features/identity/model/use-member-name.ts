import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../../shared/session/use-session.ts';
import { memberInfoQuery } from '../api/member-info.ts';

/** Name on show: the nickname, else the account; null for a visitor. */
export function useMemberName(): string | null {
  const { member, token } = useSession();
  const { data } = useQuery(memberInfoQuery(token !== null));
  if (member === null) return null;
  return data?.nickname ?? member.nickname ?? member.userName;
}
