import type { PageProps } from '../../shared/section.ts';
import { Acts } from './acts.tsx';
import { MemberProtection } from './member-protection.tsx';

const memberOf = (search: string) => /^[1-9]\d{0,17}$/.exec(new URLSearchParams(search).get('memberId') ?? '')?.[0];

/** The log of all members, or the protection of the member in the address. */
export function ProtectionPage({ operator, search, onGo }: PageProps) {
  const memberId = memberOf(search);
  if (memberId === undefined) return <Acts onGo={onGo} />;
  return <MemberProtection key={memberId} operator={operator} memberId={memberId} onGo={onGo} />;
}
