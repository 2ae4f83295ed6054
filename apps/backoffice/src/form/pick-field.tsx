import { PlainSelect } from '@fairlot/ui';
import { arrowUp } from '@fairlot/ui/icons';
import { IconButton } from '../parts/icon-button.tsx';
import { translated } from '../shared/language.ts';
import { OwnField } from './fields.tsx';
import './pick-field.css';
import type { FieldAt } from './use-contract-form.ts';

export const words = translated('formPickField', {
  add: 'Add …',
  none: 'None',
  up: (name: string) => `Move ${name} up`,
  remove: (name: string) => `Remove ${name}`,
});

export type Choice = { value: string; label: string };

interface PickFieldProps {
  at: FieldAt<string[]>;
  label: string;
  hint?: string;
  options: readonly Choice[];
  /** The order matters, so entries can be moved. */
  isOrdered?: boolean;
}

/** Several of a list, chosen by name. */
export function PickField({ at, label, hint, options, isOrdered = false }: PickFieldProps) {
  const nameOf = (value: string) => options.find((option) => option.value === value)?.label ?? value;
  return (
    <OwnField at={at}>
      {({ value: chosen, onChange }) => (
        <fieldset className="pick">
          <legend>{label}</legend>
          {chosen.length === 0 ? <p className="muted">{words.none}</p> : null}
          <ChosenList label={label} chosen={chosen} nameOf={nameOf} isOrdered={isOrdered} onChange={onChange} />
          <AddSelect
            label={label}
            options={options.filter(({ value }) => !chosen.includes(value))}
            onAdd={(value) => onChange([...chosen, value])}
          />
          {hint === undefined ? null : <small>{hint}</small>}
        </fieldset>
      )}
    </OwnField>
  );
}

interface ChosenListProps {
  label: string;
  chosen: readonly string[];
  nameOf: (value: string) => string;
  isOrdered?: boolean;
  onChange: (chosen: string[]) => void;
}

/** The chosen values by name. Each can be removed, and moved up where the order matters. */
export function ChosenList({ label, chosen, nameOf, isOrdered = false, onChange }: ChosenListProps) {
  return (
    <ol aria-label={label}>
      {chosen.map((value, place) => (
        <li key={value}>
          <span>{nameOf(value)}</span>
          {isOrdered && place > 0 ? (
            <IconButton
              icon={arrowUp}
              label={words.up(nameOf(value))}
              onClick={() => onChange(chosen.with(place, chosen[place - 1] ?? value).with(place - 1, value))}
            />
          ) : null}
          <IconButton
            icon="close"
            label={words.remove(nameOf(value))}
            onClick={() => onChange(chosen.filter((other) => other !== value))}
          />
        </li>
      ))}
    </ol>
  );
}

interface PairsFieldProps {
  at: FieldAt<string[][]>;
  label: string;
  hint?: string;
  /** Subjects of the pairs. */
  options: readonly Choice[];
  /** Values to choose from; without them the value is text. */
  values?: readonly Choice[];
  /** Whether an option may have several values. */
  isRepeated?: boolean;
}

/** Pairs of a chosen name and a value, such as a language and a text. */
export function PairsField({ at, label, hint, options, values, isRepeated = false }: PairsFieldProps) {
  const nameOf = (key: string) => options.find((option) => option.value === key)?.label ?? key;
  return (
    <OwnField at={at}>
      {({ value: pairs, onChange }) => (
        <fieldset className="pick">
          <legend>{label}</legend>
          <ul aria-label={label}>
            {pairs.map(([key = '', text = ''], place) => {
              const change = (changed: string) => onChange(pairs.with(place, [key, changed]));
              return (
                <li key={`${key} ${place}`}>
                  <span>{nameOf(key)}</span>
                  {values === undefined ? (
                    <input
                      aria-label={`${label}: ${nameOf(key)}`}
                      value={text}
                      onChange={({ target }) => change(target.value)}
                    />
                  ) : (
                    <PlainSelect
                      aria-label={`${label}: ${nameOf(key)}`}
                      value={text}
                      options={values}
                      onChange={change}
                    />
                  )}
                  <IconButton
                    icon="close"
                    label={words.remove(nameOf(key))}
                    onClick={() => onChange(pairs.filter((_, other) => other !== place))}
                  />
                </li>
              );
            })}
          </ul>
          <AddSelect
            label={label}
            options={options.filter(({ value }) => isRepeated || !pairs.some(([key]) => key === value))}
            onAdd={(key) => onChange([...pairs, [key, values?.[0]?.value ?? '']])}
          />
          {hint === undefined ? null : <small>{hint}</small>}
        </fieldset>
      )}
    </OwnField>
  );
}

interface AddSelectProps {
  label: string;
  options: readonly Choice[];
  onAdd: (value: string) => void;
}

function AddSelect({ label, options, onAdd }: AddSelectProps) {
  if (options.length === 0) return null;
  return (
    <PlainSelect
      aria-label={`${label}: ${words.add}`}
      value=""
      options={[{ value: '', label: words.add }, ...options]}
      onChange={onAdd}
    />
  );
}
