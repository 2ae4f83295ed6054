import { Button } from '@fairlot/ui';
import { external } from '@fairlot/ui/icons';
import { useQuery } from '@tanstack/react-query';
import { Time } from '../../parts/time.tsx';
import { common } from '../../shared/common-texts.ts';
import { formatAmount } from '../../shared/format.ts';
import { limitName } from '../../parts/limit-names.ts';
import { MemberFace } from '../../parts/member-face.tsx';
import type { Operator } from '../../shared/operator.ts';
import type { PageProps } from '../../shared/section.ts';
import { chatApi, memberApi } from './api.ts';
import { cardTexts } from './card-texts.ts';
import { CardLine, type CardPlace, LatestCards, wayTo } from './cards.tsx';
import { languageName } from '../../form/language-name.ts';
import { chatTexts as texts } from './texts.ts';
import { conversationKey } from './use-chat-stream.ts';

interface MemberPaneProps {
  id: string;
  operator: Operator;
  onGo: PageProps['onGo'];
  onOpen: (id: string) => void;
}

/** The member of a conversation: data that the operator may see, and earlier conversations. */
export function MemberPane({ id, operator, onGo, onOpen }: MemberPaneProps) {
  const { data } = useQuery({
    queryKey: conversationKey(id),
    queryFn: ({ signal }) => chatApi.one(id, undefined, signal),
  });
  if (data === undefined) return <aside className="pane chat-member" />;
  const { chat, earlier } = data;
  const { memberId } = chat;
  const may = (permission: Operator['permissions'][number]) => operator.permissions.includes(permission);
  return (
    <aside className="pane chat-member" aria-label={chat.account}>
      <header className="chat-row-line">
        <MemberFace account={chat.account} className="chat-face--large" />
        <span className="chat-name">
          <h2>{chat.account}</h2>
          {memberId === null ? null : <small>ID {memberId}</small>}
        </span>
        {memberId !== null && may('members.read') && (
          <Button
            icon={external}
            className="button--icon"
            aria-label={common.openMember}
            onClick={() => onGo('members', `?filter=memberId:eq:${memberId}`)}
          />
        )}
      </header>
      {memberId === null ? (
        <p className="chat-note">{texts.guest}</p>
      ) : (
        <>
          {may('members.read') && <Account memberId={memberId} language={chat.language} />}
          {may('protection.read') && <Protection memberId={memberId} />}
          <Latest chatId={id} place={{ operator, chat, onGo }} />
        </>
      )}
      <h3>{`${texts.earlier} ${earlier.length}`}</h3>
      {earlier.length === 0 && <small>{texts.noEarlier}</small>}
      {earlier.map((one) => (
        <button key={one.id} type="button" className="chat-earlier plain-button" onClick={() => onOpen(one.id)}>
          <small>
            <Time at={one.openedAt} />
          </small>
          <span className="chat-cut">{one.preview === '' ? texts.picture : one.preview}</span>
        </button>
      ))}
    </aside>
  );
}

function Account({ memberId, language }: { memberId: string; language: string }) {
  const { data } = useQuery({
    queryKey: ['chat-member', memberId],
    queryFn: ({ signal }) => memberApi.member(memberId, signal),
  });
  if (data === undefined || data === null) return null;
  return (
    <dl className="facts">
      <dt>{common.balance}</dt>
      <dd>{`${formatAmount(data.balance)} ${data.currency}`}</dd>
      <dt>{common.state}</dt>
      <dd>{data.disabled ? texts.disabled : common.active}</dd>
      <dt>{texts.since}</dt>
      <dd>
        <Time at={data.createdAt} />
      </dd>
      <dt>{common.language}</dt>
      <dd>{languageName(language)}</dd>
    </dl>
  );
}

function Protection({ memberId }: { memberId: string }) {
  const { data } = useQuery({
    queryKey: ['chat-protection', memberId],
    queryFn: ({ signal }) => memberApi.protection(memberId, signal),
  });
  if (data === undefined) return null;
  const closed = [
    [texts.excluded, data.excludedUntil],
    [texts.timedOut, data.timedOutUntil],
  ] as const;
  return (
    <>
      <h3>{texts.protection}</h3>
      {closed.map(([label, at]) =>
        at === null ? null : (
          <p key={label} className="chat-note">
            {label} <Time at={at} />
          </p>
        ),
      )}
      {data.markers.length > 0 && <p className="chat-note">{texts.careful}</p>}
      {data.limits.length === 0 && <small>{texts.noLimits}</small>}
      {data.limits.map(({ kind, period, used, limit }) => (
        <small key={`${kind} ${period}`}>{texts.limit(limitName(kind, period), amountOf(used), amountOf(limit))}</small>
      ))}
    </>
  );
}

const amountOf = (value: string | number): string => (typeof value === 'number' ? String(value) : formatAmount(value));

/** Latest payments and bets, each with a link to its page. */
function Latest({ chatId, place }: { chatId: string; place: CardPlace }) {
  return (
    <>
      <h3>{cardTexts.latest}</h3>
      <LatestCards chatId={chatId}>
        {(card) => {
          const open = wayTo(card, place);
          return (
            <button
              key={card.ref}
              type="button"
              className="chat-row-line chat-latest plain-button"
              disabled={open === null}
              onClick={() => open?.()}
            >
              <CardLine card={card} />
            </button>
          );
        }}
      </LatestCards>
    </>
  );
}
