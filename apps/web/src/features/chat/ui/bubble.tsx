import { cx, Skeleton } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { type Message, pictureQuery } from '../api/chat.ts';
import { ChatCard } from './chat-card.tsx';

/** One message: the member's own at the inline end, the staff's at the start. */
export function Bubble({ message: { id, from, name, text, translation, picture, card } }: { message: Message }) {
  const t = useText();
  const isOwn = from === 'member';
  const shown = cx(picture !== null && 'bubble--picture', card !== null && 'chat-card');
  return (
    <div className={cx('bubble', isOwn ? 'bubble--out' : 'bubble--in', shown)}>
      <span className="visually-hidden">{isOwn ? t('chat.you') : t('chat.staff', { name: name ?? '' })}: </span>
      {card !== null && <ChatCard card={card} />}
      {text !== null && <Words text={text} translation={translation} />}
      {picture !== null && <ChatPicture id={id} picture={picture} />}
    </div>
  );
}

function ChatPicture({ id, picture: { width, height } }: { id: string; picture: { width: number; height: number } }) {
  const t = useText();
  const { data, isError, refetch } = useQuery(pictureQuery(id));
  const [isLarge, setLarge] = useState(false);
  if (isError)
    return (
      <button type="button" className="bubble__again" onClick={() => void refetch()}>
        {t('common.retry')}
      </button>
    );
  if (data === undefined) return <Skeleton shape="card" />;
  return (
    <button
      type="button"
      aria-expanded={isLarge}
      className={cx('bubble__picture', isLarge && 'on')}
      onClick={() => setLarge(!isLarge)}
    >
      <img src={data} alt={t('chat.picture')} width={width} height={height} />
    </button>
  );
}

/** Shows the staff's original text below its translation, so that both can be read. */
function Words({ text, translation }: Pick<Message, 'text' | 'translation'>) {
  const t = useText();
  if (translation === null) return <span dir="auto">{text}</span>;
  return (
    <>
      <span dir="auto">{translation.text}</span>
      <span className="caption faint chat-original">
        {t('chat.translated')}
        <span className="block" dir="auto">
          {text}
        </span>
      </span>
    </>
  );
}
