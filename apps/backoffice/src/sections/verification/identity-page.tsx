import type { PageProps } from '../../shared/section.ts';
import { FindMember } from './find-member.tsx';
import { MemberIdentity } from './member-identity.tsx';

const memberOf = (search: string) => /^[1-9]\d{0,17}$/.exec(new URLSearchParams(search).get('memberId') ?? '')?.[0];

/** Identity of the member in the address, or the form that asks for the member. */
export function IdentityPage({ operator, search, onGo }: PageProps) {
  const memberId = memberOf(search);
  if (memberId === undefined) return <FindMember onFind={(id) => onGo('identity', `?memberId=${id}`)} />;
  return <MemberIdentity key={memberId} operator={operator} memberId={memberId} onList={() => onGo('members')} />;
}
