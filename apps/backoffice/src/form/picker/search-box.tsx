import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useId, useState } from 'react';
import { translated } from '../../shared/language.ts';
import { useDelayed } from '../../shared/use-delayed.ts';
import { type ChoiceSource, pastedIn } from './choice-source.ts';
import type { Choice } from '../pick-field.tsx';
import './search-box.css';

export const words = translated('formSearchBox', {
  type: 'Type to search',
  none: 'Nothing found',
  failed: 'The search failed. Type the whole number.',
});

/** Delay after the last key before the server searches. */
const SEARCH_MS = 200;
const STALE_MS = 30_000;

interface SearchBoxProps {
  label: string;
  source: ChoiceSource;
  /** Values that are not offered again. */
  chosen: readonly string[];
  /** Several when the operator pasted several values. */
  onChoose: (choices: readonly Choice[]) => void;
}

/** A text field that searches while the operator types, and lists the results below. */
export function SearchBox({ label, source, chosen, onChoose }: SearchBoxProps) {
  const listId = useId();
  const [typed, setTyped] = useState('');
  const [isOpen, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const { text, search, found } = useFound({ source, typed, isOpen, chosen });
  const pasted = pastedIn(typed, source);
  const isShown = isOpen && (found.length > 0 || typed.trim() !== '');
  const choose = (choices: readonly Choice[]) => {
    setTyped('');
    setActive(0);
    setOpen(false);
    onChoose(choices);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // The key belongs to the input method: Enter confirms its word, Escape drops it.
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'ArrowDown' || event.key === 'ArrowUp') {
      event.preventDefault();
      setOpen(true);
      const step = event.key === 'ArrowDown' ? 1 : -1;
      setActive((found.length + active + step) % Math.max(1, found.length));
    } else if (event.key === 'Enter' && isShown) {
      // Never sends the form while a choice is open.
      event.preventDefault();
      const option = found[active];
      if (pasted.length > 1 || (search.isError && pasted.length === 1)) choose(pasted);
      // Results of an earlier text are shown until those of this one arrive; Enter would choose a wrong one.
      else if (option !== undefined && text === typed.trim() && !search.isPlaceholderData) choose([option]);
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
  };
  return (
    <div className="search-box">
      <input
        type="text"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isShown}
        aria-controls={isShown ? listId : undefined}
        aria-activedescendant={isShown && found.length > 0 ? `${listId}-${active}` : undefined}
        autoComplete="off"
        spellCheck={false}
        placeholder={words.type}
        value={typed}
        onFocus={() => setOpen(true)}
        onClick={() => setOpen(true)}
        onBlur={() => setOpen(false)}
        onKeyDown={onKeyDown}
        onChange={({ target }) => {
          setTyped(target.value);
          setActive(0);
          setOpen(true);
        }}
      />
      {isShown && found.length > 0 && (
        <Options {...{ listId, label, found, active }} onChoose={(option) => choose([option])} />
      )}
      {isShown && found.length === 0 && !search.isFetching && text === typed.trim() && (
        <small role="status">{search.isError ? words.failed : words.none}</small>
      )}
    </div>
  );
}

interface Wanted extends Pick<SearchBoxProps, 'source' | 'chosen'> {
  typed: string;
  isOpen: boolean;
}

/** The text that was searched last, its search, and the choices that are not chosen yet. */
function useFound({ source, typed, isOpen, chosen }: Wanted) {
  const text = useDelayed(typed.trim(), SEARCH_MS);
  const search = useQuery({
    queryKey: ['choices', source.key, text],
    queryFn: ({ signal }) => source.find(text, signal),
    enabled: isOpen && text.length >= source.least,
    placeholderData: keepPreviousData,
    staleTime: STALE_MS,
    retry: false,
  });
  const found =
    typed.trim().length < source.least ? [] : (search.data ?? []).filter(({ value }) => !chosen.includes(value));
  return { text, search, found };
}

interface OptionsProps {
  listId: string;
  label: string;
  found: readonly Choice[];
  /** Place of the option that Enter chooses. */
  active: number;
  onChoose: (option: Choice) => void;
}

function Options({ listId, label, found, active, onChoose }: OptionsProps) {
  return (
    <div id={listId} role="listbox" aria-label={label}>
      {found.map((option, place) => (
        <div
          key={option.value}
          id={`${listId}-${place}`}
          role="option"
          tabIndex={-1}
          aria-selected={place === active}
          // A press would take the focus from the field, which closes the list before the click.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(option)}
        >
          {option.label}
        </div>
      ))}
    </div>
  );
}
