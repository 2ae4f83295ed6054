import { useQuery } from '@tanstack/react-query';
import { SelectField, TextField } from '../fields.tsx';
import type { Choice } from '../pick-field.tsx';
import type { FieldAt } from '../use-contract-form.ts';

interface LoadedSelectProps {
  at: FieldAt<string>;
  /** The current value, which stays chosen until the choices are loaded. */
  value: string;
  label: string;
  hint?: string;
  /** Cache key of the choices. */
  source: string;
  load: (signal: AbortSignal) => Promise<readonly Choice[]>;
  /** Label of the empty choice; without it a value is required. */
  none?: string;
  /** Called with the chosen value, if other fields depend on it. */
  onChosen?: (value: string) => void;
  /** Choices that are not offered. */
  without?: readonly string[];
}

/** A choice from a short list that the server provides. Operators who may not read the list type the value. */
export function LoadedSelect({
  at,
  value,
  label,
  hint,
  source,
  load,
  none,
  onChosen,
  without = [],
}: LoadedSelectProps) {
  const { data = [], isError } = useQuery({
    queryKey: ['choices', source],
    queryFn: ({ signal }) => load(signal),
    retry: false,
  });
  const shared = { at, label, ...(hint === undefined ? {} : { hint }) };
  if (isError) return <TextField {...shared} required={none === undefined} autoComplete="off" />;
  const empty = none === undefined && value !== '' ? [] : [{ value: '', label: none ?? '' }];
  const current = value === '' || data.some((one) => one.value === value) ? [] : [{ value, label: value }];
  const offered = data.filter((one) => one.value === value || !without.includes(one.value));
  return (
    <SelectField
      {...shared}
      options={[...empty, ...current, ...offered]}
      isRequired={none === undefined}
      {...(onChosen === undefined ? {} : { onChosen })}
    />
  );
}
