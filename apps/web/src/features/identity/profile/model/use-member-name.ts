import { useQuery } from '@tanstack/react-query';
import { useHasToken, useMember } from '../../../../shared/session/use-session.ts';
import { memberInfoQuery } from '../api/member-info.ts';

/** Displayed name: the nickname, else the account; null for a visitor. */
export function useMemberName(): string | null {
  const member = useMember();
  const hasToken = useHasToken();
  const { data } = useQuery(memberInfoQuery(hasToken));
  if (member === null) return null;
  return (data?.nickname ?? member.nickname) || member.userName;
}
