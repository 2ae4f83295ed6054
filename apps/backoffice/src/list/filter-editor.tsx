import type { ListField, ListOperator } from '@fairlot/contract';
import { Button, Select } from '@fairlot/ui';
import { type SyntheticEvent, useState } from 'react';
import { ruleWords } from '../form/rule-words.ts';
import { Field } from '../parts/field.tsx';
import { common } from '../shared/common-texts.ts';
import { fromLocalField } from '../shared/lists.ts';
import { texts } from '../shared/texts.ts';
import { readTyped, withCondition } from './list-address.ts';
import { fieldLabel, filterFields, type ListDeclaration } from './list-spec.ts';
import { listTexts } from './texts.ts';

interface FilterEditorProps<R> {
  list: ListDeclaration<R>;
  filter: readonly string[];
  onApply: (filter: string[]) => void;
  onClose: () => void;
}

/** Adds a condition; only fields and comparisons that the contract allows are offered. */
export function FilterEditor<R>({ list, filter, onApply, onClose }: FilterEditorProps<R>) {
  const fields = filterFields(list);
  const [name, setName] = useState(fields[0]?.[0] ?? '');
  const field = list.spec.fields[name];
  const operators = field?.operators ?? [];
  const [wanted, setWanted] = useState<ListOperator | null>(null);
  const operator = operators.find((one) => one === wanted) ?? operators[0];
  const [value, setValue] = useState('');
  const [error, setError] = useState<string>();
  if (field === undefined || operator === undefined) return null;
  const isAlone = field.isIndexed === true || list.spec.isSmall === true || list.spec.period === undefined;
  const submit = (event: SyntheticEvent) => {
    event.preventDefault();
    const typed = field.type === 'time' ? String(fromLocalField(value) ?? '') : value;
    if (typed.trim() === '') return;
    const written = readTyped(field, operator, typed);
    if (written === undefined) setError(ruleWords({ keyword: 'type' }));
    else onApply(withCondition(filter, { field: name, operator, value: written }));
  };
  const change = (next: string) => {
    setValue(next);
    setError(undefined);
  };
  return (
    <form className="filter-editor" aria-label={listTexts.addFilter} onSubmit={submit}>
      <Select
        label={common.field}
        value={name}
        options={fields.map(([one]) => ({ value: one, label: fieldLabel(list, one) }))}
        onChange={(next) => {
          setName(next);
          setWanted(null);
          change('');
        }}
      />
      <Select
        label={listTexts.operator}
        value={operator}
        options={operators.map((one) => ({ value: one, label: listTexts.operators[one] }))}
        onChange={setWanted}
      />
      <ValueField
        list={list}
        name={name}
        field={field}
        operator={operator}
        value={value}
        error={error}
        onChange={change}
      />
      {isAlone || list.spec.period === undefined ? null : (
        <p className="hint">{listTexts.periodHint(fieldLabel(list, list.spec.period))}</p>
      )}
      <p className="row">
        <Button type="submit" variant="fill">
          {listTexts.apply}
        </Button>
        <Button onClick={onClose}>{texts.cancel}</Button>
      </p>
    </form>
  );
}

interface ValueFieldProps<R> {
  list: ListDeclaration<R>;
  name: string;
  field: ListField;
  operator: ListOperator;
  value: string;
  error: string | undefined;
  onChange: (value: string) => void;
}

function ValueField<R>({ list, name, field, operator, value, error, onChange }: ValueFieldProps<R>) {
  const words = list.choices?.[name];
  const known = field.type === 'flag' ? { true: listTexts.yes, false: listTexts.no, ...words } : words;
  // The beginning of a value is none of the choices.
  const choices = operator === 'prefix' ? [] : (field.choices ?? Object.keys(known ?? {}));
  if (operator === 'in' && choices.length > 0) {
    const chosen = value === '' ? [] : value.split(',');
    return (
      <fieldset className="value-choices">
        <legend>{common.value}</legend>
        {choices.map((one) => (
          <label key={one}>
            <input
              type="checkbox"
              checked={chosen.includes(one)}
              onChange={({ target }) =>
                onChange(choices.filter((each) => (each === one ? target.checked : chosen.includes(each))).join(','))
              }
            />
            {words?.[one] ?? one}
          </label>
        ))}
      </fieldset>
    );
  }
  if (choices.length > 0)
    return (
      <Select
        label={common.value}
        value={value}
        options={[
          { value: '', label: '–' },
          ...choices.map((one) => ({ value: one, label: known?.[one as 'true'] ?? one })),
        ]}
        onChange={onChange}
      />
    );
  return (
    <Field
      label={operator === 'in' ? listTexts.values : common.value}
      type={field.type === 'time' ? 'datetime-local' : 'text'}
      inputMode={field.type === 'id' || field.type === 'integer' ? 'numeric' : undefined}
      value={value}
      error={error}
      onChange={onChange}
      maxLength={200}
      required
    />
  );
}
