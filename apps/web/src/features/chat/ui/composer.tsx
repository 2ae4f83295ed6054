import { useToast } from '@fairlot/ui';
import { type ChangeEvent, type KeyboardEvent, lazy, Suspense, useId, useRef, useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useDraft } from '../../../shared/session/use-draft.ts';
import { useTooLong } from '../../../shared/ui/use-too-long.ts';
import type { Content } from '../api/chat.ts';
import { PICTURE_MAX, TEXT_MAX } from '../model/thread.ts';
import { PictureGlyph, SendGlyph } from './glyphs.tsx';

const AttachSheet = lazy(() => import('./attach-sheet.tsx'));

interface ComposerProps {
  questions: readonly string[];
  /** Empty for a visitor. */
  userName: string;
  onSend: (content: Content) => void;
  onType: () => void;
}

/** Quick questions, a picture button, and the text field; Enter sends on devices with a hardware keyboard. */
export function Composer({ questions, userName, onSend, onType }: ComposerProps) {
  const t = useText();
  const toast = useToast();
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const [text, setText] = useDraft('CHAT_DRAFT', userName);
  // Visitors can attach pictures only.
  const isVisitor = userName === '';
  /** The sheet is fetched when it is first opened, and is kept for its closing animation. */
  const [sheet, setSheet] = useState<'never' | 'open' | 'closed'>('never');
  const long = useTooLong()(text.trim(), TEXT_MAX);
  const send = () => {
    if (text.trim() === '' || long !== undefined) return;
    onSend({ text: text.trim() });
    setText('');
  };
  const type = (next: string) => {
    setText(next);
    if (next !== '') onType();
  };
  const sendOnEnter = (event: KeyboardEvent) => {
    // Ignored while an input method is composing text.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const picture = target.files?.[0];
    target.value = '';
    if (picture === undefined) return;
    if (picture.size > PICTURE_MAX) toast.error(t('chat.tooLarge'));
    else onSend({ picture });
  };
  const choosePicture = () => file.current?.click();
  return (
    <div className="chat-composer">
      {sheet !== 'never' && (
        <Attachments
          isOpen={sheet === 'open'}
          onPicture={choosePicture}
          onSend={onSend}
          onClose={() => setSheet('closed')}
        />
      )}
      {questions.length > 0 && <Questions questions={questions} onAsk={(question) => onSend({ text: question })} />}
      {long !== undefined && (
        <p id={`${id}-error`} className="help error padded mb-2" role="alert">
          {long}
        </p>
      )}
      <div className="row">
        <AttachButton
          label={t(isVisitor ? 'chat.attach' : 'chat.add')}
          onClick={isVisitor ? choosePicture : () => setSheet('open')}
        />
        <input ref={file} type="file" accept="image/png,image/jpeg,image/webp" hidden onChange={choose} />
        <label className="visually-hidden" htmlFor={id}>
          {t('chat.placeholder')}
        </label>
        <textarea
          id={id}
          aria-invalid={long !== undefined}
          aria-describedby={long && `${id}-error`}
          className="chat-field grow"
          rows={1}
          dir="auto"
          value={text}
          placeholder={t('chat.placeholder')}
          onChange={({ target }) => type(target.value)}
          onKeyDown={sendOnEnter}
        />
        <button type="button" className="icon-button chat-send" aria-label={t('chat.send')} onClick={send}>
          <SendGlyph />
        </button>
      </div>
    </div>
  );
}

function AttachButton({ label, onClick }: { label: string; onClick: () => void }) {
  return (
    <button type="button" className="icon-button" aria-label={label} onClick={onClick}>
      <PictureGlyph />
    </button>
  );
}

interface AttachmentsProps {
  isOpen: boolean;
  onPicture: () => void;
  onSend: (content: Content) => void;
  onClose: () => void;
}

function Attachments({ isOpen, onPicture, onSend, onClose }: AttachmentsProps) {
  return (
    <Suspense>
      <AttachSheet
        open={isOpen}
        onPicture={() => {
          onClose();
          onPicture();
        }}
        onCard={(card) => {
          onClose();
          onSend({ card });
        }}
        onClose={onClose}
      />
    </Suspense>
  );
}

function Questions({ questions, onAsk }: { questions: readonly string[]; onAsk: (question: string) => void }) {
  const t = useText();
  return (
    <div className="scroller chat-questions" role="group" aria-label={t('chat.questions')}>
      {questions.map((question) => (
        <button key={question} type="button" className="chip chip--brand" onClick={() => onAsk(question)}>
          {question}
        </button>
      ))}
    </div>
  );
}
