import { useEffect, useRef, useState } from 'react';

/** Pause in typing after which the search starts (specification, section 9). */
export const NAME_DEBOUNCE_MS = 500;

export interface NameSearch {
  text: string;
  type: (text: string) => void;
  /** Searches immediately for the typed name. */
  submit: () => void;
  /** Empties the field without a search. */
  drop: () => void;
}

/**
 * State of a search by name; `onSearch` gets the trimmed name, once per different name.
 * @param name the name of the current search
 */
export function useNameSearch(name: string, onSearch: (name: string) => void): NameSearch {
  const [text, setText] = useState(name);
  const [known, setKnown] = useState(name);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const latest = useRef({ name, onSearch });
  useEffect(() => {
    latest.current = { name, onSearch };
  });
  useEffect(() => () => clearTimeout(timer.current), []);
  // The name was changed from outside, for example by a tab that clears it.
  if (known !== name) {
    setKnown(name);
    if (text.trim() !== name) setText(name);
  }
  const search = (typed: string): void => {
    clearTimeout(timer.current);
    const wanted = typed.trim();
    if (wanted !== latest.current.name) latest.current.onSearch(wanted);
  };
  const type = (typed: string): void => {
    setText(typed);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => search(typed), NAME_DEBOUNCE_MS);
  };
  const drop = (): void => {
    setText('');
    clearTimeout(timer.current);
  };
  return { text, type, submit: () => search(text), drop };
}
