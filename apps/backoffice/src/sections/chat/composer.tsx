import { Button, Icon, Segmented } from '@fairlot/ui';
import { IconButton } from '../../parts/icon-button.tsx';
import { clip, send } from '@fairlot/ui/icons';
import { type ChangeEvent, type KeyboardEvent, useRef, useState } from 'react';
import { ErrorLine } from '../../parts/states.tsx';
import { common } from '../../shared/common-texts.ts';
import { messageOf } from '../../shared/message-of.ts';
import { createRequestKeys } from '../../shared/request-key.ts';
import { type CardRef, type Chat, chatApi, type Message } from './api.ts';
import { cardTexts } from './card-texts.ts';
import { CardLine, LatestCards } from './cards.tsx';
import { useKeptText } from './use-kept-text.ts';
import { type Offered, useOffered } from './use-offered.ts';
import { languageName } from '../../form/language-name.ts';
import { chatTexts as texts } from './texts.ts';
import { type Draft, DraftField, TranslateButton, useTranslates } from './translation.tsx';

const PICTURE_MAX = 8 * 1024 * 1024;
const TEXT_MAX = 2000;
const TYPING_EVERY_MS = 3000;

/** Input for an answer, a picture, or an internal note. A leading slash searches the saved answers. */
export function Composer({ chat, onSent }: { chat: Chat; onSent: (message: Message) => void }) {
  const { text, isNote, setText, setNote, dropSent } = useKeptText(chat.id);
  const [draft, setDraft] = useState<Draft | null>(null);
  const [isShowing, setShowing] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [place, setPlace] = useState(0);
  const signalTyping = useTypingSignal(chat.id);
  const wanted = !isNote && text.startsWith('/') ? text.slice(1) : null;
  const translates = useTranslates(chat);
  const found = useOffered(wanted, chat.language);
  const offered = found ?? [];
  const { run, sendPart, isBusy } = useSending(setError, onSent);
  const [keyOf] = useState(createRequestKeys);
  const send = () => {
    const written = text.trim();
    if (written === '') return;
    // The same answer has the same key until it is sent, so that a retry does not send it twice.
    const key = keyOf([written, draft?.text ?? '']);
    void run(async () => {
      const message = isNote
        ? await chatApi.note(chat.id, written)
        : await chatApi.answer(chat.id, { text: written, key, ...(draft ? { translation: draft } : {}) });
      keyOf.renew();
      dropSent(text);
      setDraft(null);
      return message;
    });
  };
  const type = (next: string) => {
    setText(next.slice(0, TEXT_MAX));
    // The translation is discarded, because the text has changed.
    setDraft(null);
    setPlace(0);
    if (!isNote && chat.state !== 'closed' && next !== '' && !next.startsWith('/')) signalTyping();
  };
  const choose = ({ text: answer }: Offered) => {
    setDraft(null);
    setText(answer);
    setPlace(0);
  };
  const press = (event: KeyboardEvent) =>
    pressKey(event, { found, place, onPlace: setPlace, onChoose: choose, onSend: send });
  const attach = (picture: File) => {
    if (picture.size > PICTURE_MAX) setError(texts.tooLarge);
    else sendPart([chat.id, ...factsOf(picture)], (key) => chatApi.sendPicture(chat.id, picture, key));
  };
  const show = ({ kind, ref }: CardRef) => {
    setShowing(false);
    sendPart([chat.id, kind, ref], (key) => chatApi.answer(chat.id, { card: { kind, ref }, key }));
  };
  return (
    <div className="chat-composer">
      {isShowing && <CardChoice chatId={chat.id} isBusy={isBusy} onChoose={show} />}
      {offered.length > 0 && <OfferedAnswers answers={offered} place={place} wanted={wanted ?? ''} onChoose={choose} />}
      <ErrorLine message={error} />
      <KindTabs isNote={isNote} onChoose={setNote} />
      {draft !== null && !isNote && <DraftField draft={draft} onChange={setDraft} />}
      <div className="chat-field" data-note={isNote}>
        <MessageField isNote={isNote} text={text} onType={type} onPress={press} />
        {!isNote && translates && <TranslateButton chat={chat} text={text} onDraft={setDraft} onError={setError} />}
        {!isNote && chat.memberId !== null && (
          <CardsButton isShowing={isShowing} onPress={() => setShowing(!isShowing)} />
        )}
        {!isNote && <AttachButton isBusy={isBusy} onPicture={attach} />}
        <SendButton isNote={isNote} isBusy={isBusy} onPress={send} />
      </div>
      <small>{isNote ? texts.noteHint : texts.warning(languageName(chat.language))}</small>
    </div>
  );
}

/** Distinguishes pictures that were chosen. */
const factsOf = ({ name, size, lastModified }: File) => [name, `${size}`, `${lastModified}`];

function SendButton({ isNote, isBusy, onPress }: { isNote: boolean; isBusy: boolean; onPress: () => void }) {
  return (
    <Button variant="fill" disabled={isBusy} onClick={onPress}>
      <Icon name={send} className="flip" />
      {isNote ? texts.keepNote : common.send}
    </Button>
  );
}

interface MessageFieldProps {
  isNote: boolean;
  text: string;
  onType: (text: string) => void;
  onPress: (event: KeyboardEvent) => void;
}

function MessageField({ isNote, text, onType, onPress }: MessageFieldProps) {
  return (
    <textarea
      rows={2}
      dir="auto"
      value={text}
      aria-label={isNote ? texts.writeNote : texts.write}
      placeholder={isNote ? texts.writeNote : texts.write}
      onChange={({ target }) => onType(target.value)}
      onKeyDown={onPress}
    />
  );
}

interface PressedKey {
  /** The saved answers that fit; undefined while they load. */
  found: readonly Offered[] | undefined;
  place: number;
  onPlace: (place: number) => void;
  onChoose: (answer: Offered) => void;
  onSend: () => void;
}

/** The arrow keys move among the saved answers. Enter chooses one, or sends the text if there are none. */
function pressKey(event: KeyboardEvent, { found, place, onPlace, onChoose, onSend }: PressedKey): void {
  if (event.nativeEvent.isComposing) return;
  const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
  if (found !== undefined && found.length > 0 && step !== undefined) {
    event.preventDefault();
    onPlace((place + step + found.length) % found.length);
  } else if (event.key === 'Enter' && !event.shiftKey) {
    event.preventDefault();
    // If the text were sent before the saved answers have loaded, the member would get the search text.
    if (found === undefined) return;
    const chosen = found[place];
    if (chosen === undefined) onSend();
    else onChoose(chosen);
  }
}

function CardsButton({ isShowing, onPress }: { isShowing: boolean; onPress: () => void }) {
  return <IconButton icon="receipt" label={cardTexts.show} aria-expanded={isShowing} onClick={onPress} />;
}

/** Sends one message at a time. */
function useSending(onError: (message: string | null) => void, onDone: (message: Message) => void) {
  const [isBusy, setBusy] = useState(false);
  const run = async (work: () => Promise<Message>) => {
    if (isBusy) return;
    setBusy(true);
    onError(null);
    try {
      onDone(await work());
    } catch (failure) {
      onError(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };
  const [keyOf] = useState(createRequestKeys);
  /** Sends a picture or a card, which has the same key until it is sent. */
  const sendPart = (part: readonly string[], sendBy: (key: string) => Promise<Message>) =>
    void run(async () => {
      const message = await sendBy(keyOf(part));
      keyOf.renew();
      return message;
    });
  return { run, sendPart, isBusy };
}

/** Notifies the member that an operator is typing, at most every few seconds. */
function useTypingSignal(chatId: string) {
  const typedAt = useRef(-Infinity);
  return () => {
    const now = performance.now();
    if (now - typedAt.current < TYPING_EVERY_MS) return;
    typedAt.current = now;
    void chatApi.typing(chatId).catch(() => undefined); // not important enough to report
  };
}

function KindTabs({ isNote, onChoose }: { isNote: boolean; onChoose: (isNote: boolean) => void }) {
  return (
    <Segmented
      label={texts.kind}
      value={isNote ? 'note' : 'answer'}
      options={[
        { value: 'answer', label: texts.asAnswer },
        { value: 'note', label: common.note },
      ]}
      onChange={(kind) => onChoose(kind === 'note')}
    />
  );
}

function AttachButton({ isBusy, onPicture }: { isBusy: boolean; onPicture: (picture: File) => void }) {
  const file = useRef<HTMLInputElement>(null);
  const attach = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const picture = target.files?.[0];
    target.value = '';
    if (picture !== undefined) onPicture(picture);
  };
  return (
    <>
      <IconButton icon={clip} label={texts.attach} disabled={isBusy} onClick={() => file.current?.click()} />
      <input ref={file} type="file" accept="image/png,image/jpeg,image/webp" hidden onChange={attach} />
    </>
  );
}

interface OfferedAnswersProps {
  answers: readonly Offered[];
  place: number;
  wanted: string;
  onChoose: (answer: Offered) => void;
}

function OfferedAnswers({ answers, place, wanted, onChoose }: OfferedAnswersProps) {
  return (
    <div className="chat-answers" role="group" aria-label={texts.answersFor(wanted)}>
      <small className="chat-row-line">
        {texts.answersFor(wanted)}
        <span aria-hidden="true">
          <kbd>↑</kbd> <kbd>↓</kbd> <kbd>Enter</kbd>
        </span>
      </small>
      {answers.map((answer, at) => (
        <button
          key={answer.id}
          type="button"
          className="plain-button"
          aria-current={at === place}
          onClick={() => onChoose(answer)}
        >
          <b>{answer.title}</b>
          <small>{answer.text}</small>
        </button>
      ))}
    </div>
  );
}

/** Records of the member that can be attached. */
interface CardChoiceProps {
  chatId: string;
  /** While a message is being sent, a card cannot be. */
  isBusy: boolean;
  onChoose: (card: CardRef) => void;
}

function CardChoice({ chatId, isBusy, onChoose }: CardChoiceProps) {
  return (
    <div className="chat-answers" role="group" aria-label={cardTexts.show}>
      <small>{cardTexts.show}</small>
      <LatestCards chatId={chatId}>
        {(card) => (
          <button
            key={card.ref}
            type="button"
            className="chat-row-line plain-button"
            disabled={isBusy}
            onClick={() => onChoose(card)}
          >
            <CardLine card={card} />
          </button>
        )}
      </LatestCards>
    </div>
  );
}
