import { useEffect, useState } from 'react';

interface KeptText {
  text: string;
  /** Whether it is an internal note, which the member must not get. */
  isNote: boolean;
}

/**
 * The text being typed about a conversation. It is kept for this browser tab, so that opening another conversation does
 * not lose it.
 */
export function useKeptText(chatId: string) {
  const key = `chat-text:${chatId}`;
  const [written, setWritten] = useState(() => readKept(key));
  const { text, isNote } = written;
  useEffect(() => {
    if (text === '') sessionStorage.removeItem(key);
    else sessionStorage.setItem(key, JSON.stringify({ text, isNote }));
  }, [key, text, isNote]);
  return {
    text,
    isNote,
    setText: (next: string) => setWritten((now) => ({ ...now, text: next })),
    setNote: (next: boolean) => setWritten((now) => ({ ...now, isNote: next })),
    /** Removes a text that was sent. Words that were typed after it meanwhile stay. */
    dropSent: (sent: string) => {
      // The conversation may be closed by now, and then nothing else removes its text.
      if (readKept(key).text === sent) sessionStorage.removeItem(key);
      setWritten((now) => (now.text.startsWith(sent) ? { ...now, text: now.text.slice(sent.length) } : now));
    },
  };
}

/** Whether a text about a conversation has not been sent. */
export const hasKeptText = (chatId: string): boolean => readKept(`chat-text:${chatId}`).text !== '';

function readKept(key: string): KeptText {
  const kept = sessionStorage.getItem(key);
  return kept === null ? { text: '', isNote: false } : (JSON.parse(kept) as KeptText);
}
