import { Button, PlainSelect } from '@fairlot/ui';
import { IconButton } from '../parts/icon-button.tsx';
import { translated } from '../shared/language.ts';
import { OwnField } from './fields.tsx';
import './pick-field.css';
import type { Choice } from './pick-field.tsx';
import type { FieldAt } from './use-contract-form.ts';

export const words = translated('formRowsField', {
  none: 'None',
  remove: (place: number, label: string) => `Remove entry ${place} of ${label}`,
});

export interface Column {
  label: string;
  /** Values to choose from; without them the value is text. */
  options?: readonly Choice[];
  isRequired?: boolean;
  /** Text with its own direction, such as an address. */
  dir?: 'ltr';
}

interface RowsFieldProps {
  /** One value for each column; further values of a row are kept. */
  at: FieldAt<string[][]>;
  label: string;
  hint?: string;
  columns: readonly Column[];
  /** Label of the button that adds a row. */
  add: string;
}

/** Entries of several values each, such as licences. */
export function RowsField({ at, label, hint, columns, add }: RowsFieldProps) {
  return (
    <OwnField at={at}>
      {({ value: rows, onChange }) => (
        <fieldset className="pick rows">
          <legend>{label}</legend>
          {rows.length === 0 ? <p className="muted">{words.none}</p> : null}
          <ol aria-label={label}>
            {rows.map((row, place) => (
              // Rows have no identity; their inputs are controlled.
              <li key={place}>
                {columns.map((column, index) => (
                  <Cell
                    key={column.label}
                    column={column}
                    value={row[index] ?? ''}
                    onChange={(value) => onChange(rows.with(place, row.with(index, value)))}
                  />
                ))}
                <IconButton
                  icon="close"
                  label={words.remove(place + 1, label)}
                  onClick={() => onChange(rows.filter((_, other) => other !== place))}
                />
              </li>
            ))}
          </ol>
          <Button
            icon="plus"
            onClick={() => onChange([...rows, columns.map(({ options }) => options?.[0]?.value ?? '')])}
          >
            {' '}
            {add}
          </Button>
          {hint === undefined ? null : <small>{hint}</small>}
        </fieldset>
      )}
    </OwnField>
  );
}

interface CellProps {
  column: Column;
  value: string;
  onChange: (value: string) => void;
}

function Cell({ column: { label, options, isRequired = false, dir }, value, onChange }: CellProps) {
  const isKnown = options?.some((option) => option.value === value) ?? true;
  return (
    <label>
      <span>{label}</span>
      {options === undefined ? (
        <input required={isRequired} dir={dir} value={value} onChange={({ target }) => onChange(target.value)} />
      ) : (
        <PlainSelect
          value={value}
          options={[...(isKnown ? [] : [{ value, label: value }]), ...options]}
          onChange={onChange}
        />
      )}
    </label>
  );
}

/** Whether a row lacks a required value. */
export function lacksValue(rows: readonly (readonly string[])[], columns: readonly Column[]): boolean {
  return rows.some((row) => columns.some(({ isRequired }, index) => isRequired && (row[index] ?? '').trim() === ''));
}
