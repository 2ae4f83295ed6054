import { Button } from '@fairlot/ui';
import { IconButton } from '../../parts/icon-button.tsx';
import { common } from '../../shared/common-texts.ts';
import './conversation.css';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { ActionDialog, type Action } from '../../form/action-dialog.tsx';
import { Failure, Loading } from '../../parts/states.tsx';
import { MemberFace } from '../../parts/member-face.tsx';
import type { Operator } from '../../shared/operator.ts';
import type { PageProps } from '../../shared/section.ts';
import { messageOf } from '../../shared/message-of.ts';
import { type Chat, chatApi, type Conversation, type Tab } from './api.ts';
import type { CardPlace } from './cards.tsx';
import { Composer } from './composer.tsx';
import { languageName } from '../../form/language-name.ts';
import { Messages } from './messages/messages.tsx';
import { chatTexts as texts } from './texts.ts';
import { TransferDialog } from './transfer-dialog.tsx';
import { hasKeptText } from './use-kept-text.ts';
import { conversationKey, listKey, putMessage } from './use-chat-stream.ts';

interface ConversationPaneProps {
  id: string;
  operator: Operator;
  /** Id of the operator. */
  own: string;
  isTyping: boolean;
  onGo: PageProps['onGo'];
  onBack: () => void;
  /** Called when the assignee has changed, with the tab that now contains the conversation, if it is another. */
  onChanged: (tab?: Tab) => void;
}

/** One conversation with the input for answers. */
export function ConversationPane({ id, operator, own, isTyping, onGo, onBack, onChanged }: ConversationPaneProps) {
  const client = useQueryClient();
  const { data, error, isError, refetch } = useQuery({
    queryKey: conversationKey(id),
    queryFn: ({ signal }) => chatApi.one(id, undefined, signal),
  });
  const canAnswer = operator.permissions.includes('chat.answer');
  const isOwn = data?.chat.operatorId === own;
  useSeen(data, canAnswer && (isOwn || data?.chat.operatorId === null));
  if (data === undefined)
    return isError ? <Failure error={error} onRetry={() => void refetch()} onList={onBack} /> : <Loading />;
  const { chat } = data;
  const changed = (tab?: Tab) => {
    void client.invalidateQueries({ queryKey: listKey });
    onChanged(tab);
  };
  return (
    <section className="chat-case" aria-label={chat.account}>
      <Head chat={chat} canAnswer={canAnswer} isOwn={isOwn} onBack={onBack} onChanged={changed} />
      <Log conversation={data} id={id} isTyping={isTyping} place={{ operator, chat, onGo }} />
      {/* A text that was being typed when the conversation ended can still be copied, or saved as a note. */}
      {canAnswer && (chat.state !== 'closed' || hasKeptText(id)) && (
        <Composer
          chat={chat}
          onSent={(message) => {
            putMessage(client, message);
            // A waiting conversation is now assigned to the operator.
            if (!isOwn && message.from === 'staff') changed('mine');
          }}
        />
      )}
      <p className="chat-over muted" role="status">
        {chat.state === 'closed' && (chat.closedBy === 'member' ? texts.isOverByMember : texts.isOver)}
      </p>
    </section>
  );
}

interface HeadProps {
  chat: Chat;
  canAnswer: boolean;
  isOwn: boolean;
  onBack: () => void;
  onChanged: (tab?: Tab) => void;
}

function Head({ chat, canAnswer, isOwn, onBack, onChanged }: HeadProps) {
  const [action, setAction] = useState<Action | null>(null);
  const [isHanding, setHanding] = useState(false);
  const [refusal, setRefusal] = useState('');
  const close = () =>
    setAction({
      title: texts.close,
      text: texts.closeText,
      needsReason: false,
      run: async () => {
        await chatApi.close(chat.id);
        onChanged();
      },
    });
  const take = async () => {
    setRefusal('');
    try {
      await chatApi.take(chat.id, chat.state === 'waiting');
      onChanged('mine');
    } catch (error) {
      setRefusal(messageOf(error));
      onChanged();
    }
  };
  return (
    <header className="chat-head">
      <IconButton icon="back" className="chat-back" label={common.backToList} onClick={onBack} />
      <MemberFace account={chat.account} className="chat-face" />
      <span className="chat-head-text">
        <b>{chat.account}</b>
        <small>{levelTermsOf(chat)}</small>
        {refusal !== '' && <small role="alert">{refusal}</small>}
      </span>
      {canAnswer && chat.state !== 'closed' && (
        <span className="row">
          {!isOwn && (
            <Button variant="fill" onClick={() => void take()}>
              {texts.take}
            </Button>
          )}
          <Button icon="user-plus" onClick={() => setHanding(true)}>
            <span className="chat-act">{texts.handOver}</span>
          </Button>
          <Button icon="check" onClick={close}>
            <span className="chat-act">{texts.close}</span>
          </Button>
        </span>
      )}
      <ActionDialog action={action} onClose={() => setAction(null)} />
      {isHanding && (
        <TransferDialog
          id={chat.id}
          from={chat.operatorId}
          onDone={() => onChanged()}
          onClose={() => setHanding(false)}
        />
      )}
    </header>
  );
}

function levelTermsOf({ state, operator, language, away, rating, closedBy }: Chat): string {
  const over = closedBy === 'member' ? texts.overByMember : texts.over;
  const names = { waiting: texts.unassigned, open: texts.with(operator ?? ''), closed: over } as const;
  return [
    names[state],
    texts.writesIn(languageName(language)),
    ...(away ? [texts.away] : []),
    ...(rating === null ? [] : [texts.rated(rating)]),
  ].join(' · ');
}

interface LogProps {
  conversation: Conversation;
  id: string;
  isTyping: boolean;
  place: CardPlace;
}

/** The messages; scrolls along while the end is visible. */
function Log({ conversation, id, isTyping, place }: LogProps) {
  const [older, setOlder] = useState<Pick<Conversation, 'messages' | 'hasMore'>>({ messages: [], hasMore: true });
  const log = useRef<HTMLDivElement>(null);
  const isNearEnd = useRef(true);
  const first = BigInt(conversation.messages[0]?.id ?? 0);
  const messages = [...older.messages.filter(({ id: one }) => BigInt(one) < first), ...conversation.messages];
  const hasMore = older.messages.length > 0 ? older.hasMore : conversation.hasMore;
  const last = messages.at(-1)?.id;
  useLayoutEffect(() => {
    const element = log.current;
    if (element !== null && isNearEnd.current) element.scrollTop = element.scrollHeight;
  }, [last, isTyping]);
  const look = () => {
    const element = log.current;
    if (element !== null) isNearEnd.current = element.scrollTop + element.clientHeight > element.scrollHeight - 80;
  };
  const loadOlder = async () => {
    const page = await chatApi.one(id, messages[0]?.id);
    // With those shown now: a conversation that is read again begins with a later message.
    setOlder({ messages: [...page.messages, ...messages], hasMore: page.hasMore });
  };
  return (
    <div ref={log} className="chat-log" role="log" aria-label={conversation.chat.account} onScroll={look}>
      {hasMore && (
        <Button size="small" onClick={() => void loadOlder().catch(() => undefined)}>
          {texts.earlierMessages}
        </Button>
      )}
      <Messages messages={messages} marks={conversation.marks} place={place} />
      {isTyping && <small role="status">{texts.typing} …</small>}
    </div>
  );
}

/** Marks visible messages as seen, unless a colleague has the conversation. */
function useSeen(conversation: Conversation | undefined, canMark: boolean): void {
  const newest = conversation?.messages.findLast(({ from }) => from === 'member')?.id;
  const id = conversation?.chat.id;
  useEffect(() => {
    if (!canMark || id === undefined || newest === undefined) return;
    const note = () => {
      if (!document.hidden) void chatApi.mark(id, { messageId: newest }).catch(() => undefined);
    };
    note();
    document.addEventListener('visibilitychange', note);
    return () => document.removeEventListener('visibilitychange', note);
  }, [canMark, id, newest]);
}
