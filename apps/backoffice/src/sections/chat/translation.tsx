import { IconButton } from '../../parts/icon-button.tsx';
import { useQuery } from '@tanstack/react-query';
import { useLayoutEffect, useRef, useState } from 'react';
import { language, ownLanguage } from '../../shared/language.ts';
import { messageOf } from '../../shared/message-of.ts';
import { type Chat, chatApi, staffQuery } from './api.ts';
import { languageName } from '../../form/language-name.ts';
import { translationTexts as texts } from './translation-texts.ts';

const OWN_LANGUAGE = ownLanguage().operatorCode;
const TRANSLATION_MAX = 8000;

/** Whether messages of a conversation can be translated and need to be. */
export function useTranslates({ language: theirs }: Pick<Chat, 'language'>): boolean {
  const { data } = useQuery(staffQuery);
  return data?.translates === true && theirs !== OWN_LANGUAGE;
}

/** A member's message, with its translation into the operator's language on demand. */
export function MemberWords({ chat, text }: { chat: Pick<Chat, 'id' | 'language'>; text: string }) {
  const translates = useTranslates(chat);
  const [isWanted, setWanted] = useState(false);
  const { data, isFetching, error, refetch } = useQuery({
    queryKey: ['chat-translation', chat.id, text],
    queryFn: () => chatApi.translate(chat.id, text, OWN_LANGUAGE),
    enabled: isWanted,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return (
    <>
      <span dir="auto">{text}</span>
      {data !== undefined && (
        <span className="chat-translated" dir="auto" lang={language}>
          {data.text}
        </span>
      )}
      {error !== null && <small role="alert">{messageOf(error)}</small>}
      {translates && data === undefined && (
        <button
          type="button"
          className="chat-translate"
          disabled={isFetching}
          onClick={() => (isWanted ? void refetch() : setWanted(true))}
        >
          {texts.read}
        </button>
      )}
    </>
  );
}

/** Translation of an answer into the member's language, still editable. */
export interface Draft {
  text: string;
  language: string;
}

interface TranslateButtonProps {
  chat: Chat;
  text: string;
  onDraft: (draft: Draft) => void;
  onError: (message: string) => void;
}

/** Requests a translation of the answer into the member's language. */
export function TranslateButton({ chat, text, onDraft, onError }: TranslateButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const latest = useRef(text);
  useLayoutEffect(() => {
    latest.current = text;
  });
  const ask = async () => {
    setBusy(true);
    try {
      const { text: translated } = await chatApi.translate(chat.id, text.trim(), chat.language);
      // The answer was changed or sent meanwhile: the translation would not match it.
      if (latest.current !== text) return;
      onDraft({ text: translated, language: chat.language });
    } catch (failure) {
      onError(messageOf(failure));
    } finally {
      setBusy(false);
    }
  };
  return (
    <IconButton
      icon="globe"
      label={texts.write(languageName(chat.language))}
      disabled={isBusy || text.trim() === ''}
      onClick={() => void ask()}
    />
  );
}

interface DraftFieldProps {
  draft: Draft;
  onChange: (draft: Draft | null) => void;
}

/** The translation before it is sent; the member sees it above the original text. */
export function DraftField({ draft, onChange }: DraftFieldProps) {
  const label = texts.draft(languageName(draft.language));
  return (
    <div className="chat-draft">
      <label>
        <small>{label}</small>
        <textarea
          rows={2}
          dir="auto"
          maxLength={TRANSLATION_MAX}
          value={draft.text}
          onChange={({ target }) => onChange({ ...draft, text: target.value })}
        />
      </label>
      <IconButton icon="close" label={texts.drop} onClick={() => onChange(null)} />
    </div>
  );
}
