import { CHAT_PICTURES_A_DAY } from '@fairlot/contract/chat/rules';
import { Button } from '@fairlot/ui';
import { Fragment } from 'react';
import type { ApiError } from '../../../shared/api/api-error.ts';
import { formatDate, formatTime } from '../../../shared/i18n/format.ts';
import { type Translate, useErrorText, useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import type { Content, Status } from '../api/chat.ts';
import { shortNumber } from '../model/card-look.ts';
import { type Line, stateOfLast } from '../model/thread.ts';
import type { Pending } from '../model/use-sending.ts';
import { Bubble } from './bubble.tsx';
import { TickGlyph } from './glyphs.tsx';

interface MessageLogProps {
  lines: readonly Line[];
  marks: Status['marks'];
  pending: readonly Pending[];
  typing: string | null;
  onRetry: (one: Pending) => void;
  onDrop: (key: string) => void;
}

/** All messages, messages being sent, and the typing indicator. */
export function MessageLog({ lines, marks, pending, typing, onRetry, onDrop }: MessageLogProps) {
  const { t, ...locale } = useLocaleText();
  const state = pending.length === 0 ? stateOfLast(lines, marks) : null;
  return (
    <div className="chat-log" role="log" aria-label={t('chat.log')}>
      {lines.map(({ message, isAfterPause }) => (
        <Fragment key={message.id}>
          {isAfterPause && (
            <p className="micro faint text-center numeric chat-when">
              {formatDate(message.at, locale)} {formatTime(message.at, locale)}
            </p>
          )}
          <Bubble message={message} />
        </Fragment>
      ))}
      {state !== null && (
        <p className="micro faint chat-state">
          <TickGlyph isDouble={state !== 'sent'} />
          {t(`chat.${state}`)}
        </p>
      )}
      {pending.map((one) => (
        <PendingBubble key={one.key} one={one} onRetry={onRetry} onDrop={onDrop} />
      ))}
      {typing !== null && (
        <div className="bubble bubble--in bubble--typing" role="status">
          <span className="visually-hidden">{t('chat.typing')}</span>
          <i />
          <i />
          <i />
        </div>
      )}
    </div>
  );
}

function PendingBubble({ one, onRetry, onDrop }: Pick<MessageLogProps, 'onRetry' | 'onDrop'> & { one: Pending }) {
  const t = useText();
  const errorText = useErrorText();
  return (
    <>
      <div className="bubble bubble--out bubble--pending">
        <span dir="auto">{wordsOf(one.content, t)}</span>
      </div>
      {one.hasFailed ? (
        <div className="chat-state" role="alert">
          <span className="micro negative">
            {isTooMany(one.failure) ? t('chat.tooMany', { max: CHAT_PICTURES_A_DAY }) : errorText(one.failure)}
          </span>
          <Button size="small" variant="text" onClick={() => onRetry(one)}>
            {t('common.retry')}
          </Button>
          <Button size="small" variant="text" onClick={() => onDrop(one.key)}>
            {t('chat.drop')}
          </Button>
        </div>
      ) : (
        <p className="micro faint chat-state">{t('chat.sending')}</p>
      )}
    </>
  );
}

/** Whether the pictures of 24 hours are used up; the text of the code would promise that a moment is enough. */
function isTooMany(failure: unknown): boolean {
  const { reason } = ((failure as Partial<ApiError> | null)?.value ?? {}) as { reason?: unknown };
  return reason === 'pictures';
}

function wordsOf(content: Content, t: Translate): string {
  if ('text' in content) return content.text;
  if ('picture' in content) return t('chat.picture');
  return `${t(`chat.kind.${content.card.kind}`)} ${shortNumber(content.card.ref)}`;
}
