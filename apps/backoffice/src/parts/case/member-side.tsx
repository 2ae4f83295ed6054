import type { peopleDesk, ValueOf } from '@fairlot/contract';
import { useQuery } from '@tanstack/react-query';
import { send } from '../../shared/api.ts';
import { formatAmount } from '../../shared/format.ts';
import { useContributions } from '../../shared/use-sections.ts';
import { Notes } from '../notes.tsx';
import { QueryState } from '../states.tsx';

type Page = ValueOf<typeof peopleDesk.memberPage>;

/** The member of a case: name, key figures of every room, and operators' notes. */
export function MemberSide({ memberId }: { memberId: string }) {
  return (
    <>
      <MemberFigures memberId={memberId} hasName />
      <Notes object={`member:${memberId}`} />
    </>
  );
}

interface MemberFiguresProps {
  memberId: string;
  /** Whether the name is shown above the figures. */
  hasName?: boolean;
}

/** The member's totals: deposits and withdrawals, and the key figures of every room's card. */
export function MemberFigures({ memberId, hasName = false }: MemberFiguresProps) {
  const named = useContributions().memberCards;
  const read = useQuery({
    queryKey: ['member-figures', memberId],
    queryFn: ({ signal }) => send<Page>('GET', `/members/${memberId}`, { signal }),
  });
  if (read.data === undefined) return <QueryState read={read} />;
  const { member, cards } = read.data;
  return (
    <>
      {hasName ? (
        <header className="side-member">
          <span className="side-face" aria-hidden="true">
            {member.account.slice(0, 2).toUpperCase()}
          </span>
          <span>
            <b>{member.account}</b>
            <small className="muted">ID {memberId}</small>
          </span>
        </header>
      ) : null}
      <dl className="side-figures">
        {cards.flatMap(({ card, facts }) =>
          facts
            .filter(({ isFigure, value }) => (isFigure || card === 'payments') && value !== null)
            .map(({ name, kind, value }) => (
              <div key={`${card} ${name}`}>
                <dt>{named[card]?.facts?.[name] ?? name}</dt>
                <dd>{kind === 'money' ? formatAmount(value ?? '') : value}</dd>
              </div>
            )),
        )}
      </dl>
    </>
  );
}
