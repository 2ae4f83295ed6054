import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { ChoiceSource } from './choice-source.ts';
import { OwnField } from '../fields.tsx';
import { type Choice, ChosenList } from '../pick-field.tsx';
import { SearchBox } from './search-box.tsx';
import type { FieldAt } from '../use-contract-form.ts';

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
      {chosen.length > 0 && <ChosenList label={label} chosen={chosen} nameOf={nameOf} onChange={onChange} />}
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
