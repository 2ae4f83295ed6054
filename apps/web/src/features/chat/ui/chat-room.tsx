import { Button, Mark, useToast } from '@fairlot/ui';
import { lazy, Suspense, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { formatDate, formatTime } from '../../../shared/i18n/format.ts';
import { useErrorText, useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import { PageTop } from '../../../shared/navigation/page-top.tsx';
import { addToDraft } from '../../../shared/session/use-draft.ts';
import { useMember, useSessionStore } from '../../../shared/session/use-session.ts';
import { FailedPart, LoadingRows } from '../../../shared/ui/list-states.tsx';
import type { Content, Status } from '../api/chat.ts';
import { useConversation, useTyping } from '../model/use-conversation.ts';
import { useSending } from '../model/use-sending.ts';
import { Composer } from './composer.tsx';
import { MoreGlyph } from './glyphs.tsx';
import { MessageLog } from './message-log.tsx';
import { RatingCard } from './rating-card.tsx';

const MenuSheet = lazy(() => import('./menu-sheet.tsx'));

/** Distance from the end within which the page follows new messages. */
const NEAR_END_PX = 160;

/** Live chat with the staff. */
export function ChatRoom() {
  const t = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const { query, lines, hasMore, loadOlder, noteWriting, put } = useConversation();
  const session = useSessionStore();
  const userName = useMember()?.userName ?? '';
  // After the end of a session, the log-in shows the text in the field again.
  const keepUnsent = (content: Content) => {
    const isExpired = session.get().ended?.startsWith('expired');
    if (isExpired && 'text' in content) addToDraft('CHAT_DRAFT', userName, content.text);
  };
  const sending = useSending(put, keepUnsent);
  // A message's event may arrive before the response to its call; the message is shown once.
  const arrived = new Set(lines.map(({ message }) => message.key));
  const pending = sending.pending.filter(({ key }) => !arrived.has(key));
  const typing = useTyping();
  const { data: status, isError, error, refetch } = query;
  useFollowEnd(`${lines.at(-1)?.message.id} ${pending.length} ${typing !== null}`, status !== undefined);
  const { conversation = null } = status ?? {};
  return (
    <div className="chat-shell">
      <PageTop
        title={<Head staff={conversation?.state === 'closed' ? null : (conversation?.staff ?? null)} status={status} />}
        actions={conversation && <Menu conversation={conversation} />}
      />
      <div className="chat-page">
        {status === undefined && !isError && <LoadingRows count={3} />}
        {status === undefined && isError && <FailedPart error={error} onRetry={() => void refetch()} />}
        {status !== undefined && (
          <>
            {hasMore && (
              <Button
                variant="text"
                size="small"
                onClick={() => void loadOlder().catch((failure: unknown) => toast.error(errorText(failure)))}
              >
                {t('chat.earlier')}
              </Button>
            )}
            <Welcome status={status} />
            <MessageLog
              lines={lines}
              marks={status.marks}
              pending={pending}
              typing={typing}
              onRetry={sending.retry}
              onDrop={sending.drop}
            />
            {conversation?.state === 'closed' && <RatingCard rating={conversation.rating} />}
          </>
        )}
      </div>
      {status !== undefined && (
        <Composer
          questions={status.questions}
          userName={userName}
          onSend={(content) => {
            noteWriting();
            sending.send(content);
          }}
          onType={sending.noteTyping}
        />
      )}
    </div>
  );
}

/** Menu of the conversation; its sheet is fetched when it is first opened. */
function Menu({ conversation }: { conversation: NonNullable<Status['conversation']> }) {
  const t = useText();
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  return (
    <>
      <button type="button" className="icon-button" aria-label={t('chat.menu')} onClick={() => setSheet('open')}>
        <MoreGlyph />
      </button>
      {sheet !== 'never' && (
        <Suspense>
          <MenuSheet open={sheet === 'open'} conversation={conversation} onClose={() => setSheet('closed')} />
        </Suspense>
      )}
    </>
  );
}

function Head({ staff, status }: { staff: string | null; status: Status | undefined }) {
  const t = useText();
  return (
    <span className="row gap-3 chat-head">
      <span className="chat-mark">
        <Mark />
      </span>
      <span className="grow column">
        <span className="h3 truncate">{staff === null ? t('chat.title') : t('chat.staff', { name: staff })}</span>
        {status !== undefined && (
          <span className={status.isOpen ? 'micro positive' : 'micro faint'}>
            {t(status.isOpen ? 'chat.online' : 'chat.away')}
          </span>
        )}
      </span>
    </span>
  );
}

/** Explains to the player what happens next, while nothing is written yet or no staff is available. */
function Welcome({ status: { isOpen, opensAt, answersWithinSeconds, messages } }: { status: Status }) {
  const { t, ...locale } = useLocaleText();
  if (!isOpen) {
    const back =
      opensAt === null
        ? ''
        : t('chat.opens', { time: `${formatDate(opensAt, locale)} ${formatTime(opensAt, locale)}` });
    return <p className="chat-welcome caption muted text-center">{`${t('chat.leave')} ${back}`}</p>;
  }
  if (messages.length > 0) return null;
  const minutes = Math.max(1, Math.ceil((answersWithinSeconds ?? 0) / 60));
  return (
    <div className="chat-welcome text-center">
      <p className="label">{t('chat.welcome')}</p>
      {answersWithinSeconds !== null && <p className="caption muted">{t('chat.within', { minutes })}</p>}
      <p className="caption muted">{t('chat.never')}</p>
    </div>
  );
}

/** Scrolls to the end at first, and follows new messages while the end is visible. */
function useFollowEnd(what: string, isReady: boolean): void {
  const wasNear = useRef(true);
  useEffect(() => {
    const look = () => {
      const { scrollHeight } = document.documentElement;
      wasNear.current = window.innerHeight + window.scrollY > scrollHeight - NEAR_END_PX;
    };
    window.addEventListener('scroll', look, { passive: true });
    return () => window.removeEventListener('scroll', look);
  }, []);
  useLayoutEffect(() => {
    if (isReady && wasNear.current) window.scrollTo(0, document.documentElement.scrollHeight);
  }, [what, isReady]);
}
