import { useQuery } from '@tanstack/react-query';
import { X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../parts/icon-button.tsx';
import { pick } from '../../shared/language.ts';
import type { ChoiceSource } from './choice-source.ts';
import { OwnField } from '../fields.tsx';
import '../pick-field.css';
import type { Choice } from '../pick-field.tsx';
import { SearchBox } from './search-box.tsx';
import type { FieldAt } from '../use-contract-form.ts';

const words = pick({ remove: (name: string) => `Remove ${name}` }, { remove: (name: string) => `Bỏ ${name}` });

interface Props {
  label: string;
  hint?: string | undefined;
  source: ChoiceSource;
  isRequired?: boolean;
}

/** One value that is found by its name, such as a member. */
export function SearchField({ at, ...props }: Props & { at: FieldAt<string> }) {
  return (
    <OwnField at={at} isRequired={props.isRequired ?? false}>
      {({ value, onChange }) => (
        <Found
          {...props}
          chosen={value === '' ? [] : [value]}
          most={1}
          onChange={(chosen) => onChange(chosen.at(-1) ?? '')}
        />
      )}
    </OwnField>
  );
}

/** Several values that are found by their names; several numbers can be pasted. */
export function SearchManyField({ at, ...props }: Props & { at: FieldAt<string[]> }) {
  return (
    <OwnField at={at} isRequired={props.isRequired ?? false}>
      {({ value, onChange }) => <Found {...props} chosen={value} most={Infinity} onChange={onChange} />}
    </OwnField>
  );
}

interface FoundProps extends Props {
  chosen: readonly string[];
  most: number;
  onChange: (chosen: string[]) => void;
}

function Found({ label, hint, source, chosen, most, onChange }: FoundProps) {
  const { nameOf, keep } = useNames(source, chosen);
  const add = (choices: readonly Choice[]) => {
    keep(choices);
    onChange([...new Set([...chosen, ...choices.map(({ value }) => value)])]);
  };
  return (
    <fieldset className="pick">
      <legend>{label}</legend>
      {chosen.length > 0 && (
        <ol aria-label={label}>
          {chosen.map((value) => (
            <li key={value}>
              <span>{nameOf(value)}</span>
              <IconButton
                label={words.remove(nameOf(value))}
                onClick={() => onChange(chosen.filter((other) => other !== value))}
              >
                <X aria-hidden="true" />
              </IconButton>
            </li>
          ))}
        </ol>
      )}
      {chosen.length < most && <SearchBox label={label} source={source} chosen={chosen} onChoose={add} />}
      {hint === undefined ? null : <small>{hint}</small>}
    </fieldset>
  );
}

/** Names of the chosen values: those of choices made here, and the server's for all others. */
function useNames(source: ChoiceSource, chosen: readonly string[]) {
  const [known, setKnown] = useState<Readonly<Record<string, string>>>({});
  const unknown = chosen.filter((value) => known[value] === undefined);
  const { data = [] } = useQuery({
    queryKey: ['choices', source.key, 'names', unknown],
    queryFn: ({ signal }) => source.read(unknown, signal),
    enabled: source.isPlain !== true && unknown.length > 0,
    staleTime: Infinity,
    retry: false,
  });
  return {
    nameOf: (value: string) =>
      source.isPlain === true ? value : (known[value] ?? data.find((one) => one.value === value)?.label ?? value),
    keep: (choices: readonly Choice[]) =>
      setKnown({
        ...known,
        // A pasted value has no name yet.
        ...Object.fromEntries(choices.filter((one) => one.label !== one.value).map((one) => [one.value, one.label])),
      }),
  };
}
