import type { Section } from '../../shared/section.ts';
import { FindMember } from './find-member.tsx';
import { MemberIdentity } from './member-identity.tsx';
import { verificationTexts } from './texts.ts';

const memberOf = (search: string) => /^[1-9]\d{0,17}$/.exec(new URLSearchParams(search).get('memberId') ?? '')?.[0];

export const section: Section = {
  pages: [
    {
      path: 'identity',
      label: verificationTexts.title,
      group: 'members',
      place: 90,
      permission: 'verification.read',
      render: ({ operator, search, onGo }) => {
        const memberId = memberOf(search);
        if (memberId === undefined) return <FindMember onFind={(id) => onGo('identity', `?memberId=${id}`)} />;
        return <MemberIdentity key={memberId} operator={operator} memberId={memberId} />;
      },
    },
  ],
  memberActions: [
    {
      label: verificationTexts.title,
      permission: 'verification.read',
      needsRealAccount: true,
      path: 'identity',
      search: (memberId) => `?memberId=${memberId}`,
    },
  ],
};
