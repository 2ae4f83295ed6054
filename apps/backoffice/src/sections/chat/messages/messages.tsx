import { useQuery } from '@tanstack/react-query';
import { Time } from '../../../parts/time.tsx';
import { common } from '../../../shared/common-texts.ts';
import { formatClock } from '../../../shared/format.ts';
import { chatApi, type Conversation, type Message } from '../api.ts';
import { beginsRun } from './begins-run.ts';
import { type CardPlace, ChatCard } from '../cards.tsx';
import { chatTexts as texts } from '../texts.ts';
import { MemberWords } from '../translation.tsx';

/** Pause after which day and time are shown between two messages. */
const PAUSE_MS = 10 * 60_000;

/**
 * Messages with their times, including notes, and the state of the last answer. The operator's name is shown above each
 * run of messages.
 */
export function Messages({
  messages,
  marks,
  place: cardPlace,
}: Pick<Conversation, 'messages' | 'marks'> & { place: CardPlace }) {
  const last = messages.findLast(({ from }) => from !== 'note');
  return (
    <>
      {messages.map((message, place) => {
        const before = messages[place - 1];
        const isAfterPause = before === undefined || message.at - before.at > PAUSE_MS;
        return (
          <div key={message.id} className="chat-message" data-from={message.from}>
            {isAfterPause && (
              <small className="chat-when">
                <Time at={message.at} />
              </small>
            )}
            {beginsRun(message, before) && <small className="chat-writer">{writerOf(message)}</small>}
            <Bubble message={message} place={cardPlace} />
            <small className="chat-at">
              <time dateTime={new Date(message.at).toISOString()}>{formatClock(message.at)}</time>
            </small>
          </div>
        );
      })}
      {last?.from === 'staff' && <small className="chat-mark">{stateOf(last, marks)}</small>}
    </>
  );
}

const writerOf = ({ from, name }: Message) => (from === 'note' ? `${common.note}: ${name ?? ''}` : name);

function Bubble({ message, place }: { message: Message; place: CardPlace }) {
  const { id, conversationId, from, text, translation, picture, card } = message;
  if (card !== null) return <ChatCard chatId={conversationId} card={card} place={place} />;
  return (
    <div className="chat-bubble">
      {translation !== null && (
        <span className="chat-translated" dir="auto">
          {translation.text}
        </span>
      )}
      {from === 'member' && text !== null && <MemberWords chat={place.chat} text={text} />}
      {from !== 'member' && <span dir="auto">{text}</span>}
      {picture !== null && <Picture id={id} size={picture} />}
    </div>
  );
}

function Picture({ id, size }: { id: string; size: { width: number; height: number } }) {
  const { data } = useQuery({
    queryKey: ['chat-picture', id],
    queryFn: () => chatApi.picture(id),
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (data === undefined) return <>{texts.picture}</>;
  return <img src={data.picture} alt={texts.picture} {...size} />;
}

function stateOf({ id }: Message, { delivered, read }: Conversation['marks']): string {
  if (BigInt(read) >= BigInt(id)) return texts.read;
  return BigInt(delivered) >= BigInt(id) ? texts.delivered : common.sent;
}
