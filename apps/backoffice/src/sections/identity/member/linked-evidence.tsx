import { useQuery } from '@tanstack/react-query';
import { Failure, Loading } from '../../../parts/states.tsx';
import { Time } from '../../../parts/time.tsx';
import { messageOf } from '../../../shared/message-of.ts';
import type { MemberTabProps } from '../../../shared/section.ts';
import { identityApi } from '../api.ts';
import './member.css';
import { LinkedMembers } from './links.tsx';
import { pageTexts as words } from './texts.ts';

/** Beside a case: members with the same payment account, device or address, and the latest log-ins of the member. */
export function LinkedEvidence({ memberId }: MemberTabProps) {
  const { data, error, refetch } = useQuery({
    queryKey: ['member-figures', memberId],
    queryFn: ({ signal }) => identityApi.member(memberId, signal),
  });
  if (data === undefined)
    return error === null ? <Loading /> : <Failure message={messageOf(error)} onRetry={() => void refetch()} />;
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
