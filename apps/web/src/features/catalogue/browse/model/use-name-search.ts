import { useEffect, useRef, useState } from 'react';

/** Time without typing after which a name is searched (specification, section 9). */
export const NAME_DEBOUNCE_MS = 500;

interface NameSearch {
  text: string;
  type: (text: string) => void;
  /** Searches at once what is typed. */
  submit: () => void;
}

/**
 * A name that is being typed; `onSearch` gets it trimmed, once for each different name.
 * @param name what is searched for now
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
  // The name was changed by others, such as a tab that clears it.
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
  return { text, type, submit: () => search(text) };
}
