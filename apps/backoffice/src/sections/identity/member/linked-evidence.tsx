import { useQuery } from '@tanstack/react-query';
import { QueryState } from '../../../parts/states.tsx';
import { Time } from '../../../parts/time.tsx';
import type { MemberTabProps } from '../../../shared/section.ts';
import { identityApi } from '../api.ts';
import './member.css';
import { LinkedMembers } from './links.tsx';
import { pageTexts as words } from './texts.ts';

/** Beside a case: members with the same payment account, device or address, and the latest log-ins of the member. */
export function LinkedEvidence({ memberId }: MemberTabProps) {
  const read = useQuery({
    queryKey: ['member-figures', memberId],
    queryFn: ({ signal }) => identityApi.member(memberId, signal),
  });
  if (read.data === undefined) return <QueryState read={read} />;
  const { data } = read;
  const logins = data.cards.find(({ card }) => card === 'devices')?.lines ?? [];
  return (
    <>
      <LinkedMembers memberId={memberId} account={data.member.account} onGo={null} />
      <h4>{words.devices}</h4>
      <ul className="link-list">
        {logins.map(({ at, title, detail, state }) => (
          <li key={`${at} ${title} ${detail}`}>
            <b>{title}</b>
            <small className="muted">
              {[detail, words.codes[state ?? '']].filter((part) => part !== null && part !== undefined).join(', ')}
              {at === null ? null : (
                <>
                  {' · '}
                  <Time at={at} />
                </>
              )}
            </small>
          </li>
        ))}
      </ul>
    </>
  );
}
