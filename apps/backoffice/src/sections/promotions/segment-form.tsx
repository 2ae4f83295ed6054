import { useState } from 'react';
import { Field, Select } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { ReasonField } from '../../parts/known-fields.tsx';
import { messageOf } from '../../shared/message-of.ts';
import { promotionsApi, type Segment } from './api.ts';
import { segmentTexts as texts } from './segment-texts.ts';

type Condition = Segment['conditions'][number];
/** A condition as it is typed. */
type Typed = Omit<Condition, 'value'> & { value: string };

const EMPTY: Typed = { field: 'level', operator: 'gte', value: '' };

/** Builds the question of a group, condition by condition, and counts whom it holds for. */
export function SegmentForm({ segment, onKept }: { segment: Segment | null; onKept: () => void }) {
  const [name, setName] = useState(segment?.name ?? '');
  const [rows, setRows] = useState<Typed[]>(
    segment?.conditions.map((one) => ({ ...one, value: String(one.value) })) ?? [EMPTY],
  );
  const [reason, setReason] = useState('');
  const [notice, setNotice] = useState('');
  const put = (at: number, change: Partial<Typed>) =>
    setRows(rows.map((row, index) => (index === at ? { ...row, ...change } : row)));
  const isRight = rows.length > 0 && rows.every(({ value }) => /^\d{1,12}$/.test(value.trim()));
  const conditions = () => rows.map((row) => ({ ...row, value: Number(row.value) }));
  const count = async () => {
    if (!isRight) return setNotice(texts.wrong);
    try {
      setNotice(texts.counted((await promotionsApi.countSegment(conditions())).members));
    } catch (failure) {
      setNotice(messageOf(failure));
    }
  };
  return (
    <section className="card">
      <h2>{segment?.name ?? texts.newSegment}</h2>
      <Form
        submit={texts.keep}
        check={() => (isRight && name.trim() !== '' ? null : texts.wrong)}
        onSubmit={async () => {
          const body = { name: name.trim(), conditions: conditions(), reason: reason.trim() };
          await promotionsApi.keepSegment(segment?.id ?? null, body);
          onKept();
        }}
        beside={
          <button type="button" className="button" onClick={() => void count()}>
            {texts.count}
          </button>
        }
      >
        <Field label={texts.name} value={name} onChange={setName} maxLength={60} />
        {rows.map((row, at) => (
          <ConditionRow
            // oxlint-disable-next-line react/no-array-index-key -- a condition is its place
            key={at}
            row={row}
            onChange={(change) => put(at, change)}
            onRemove={() => setRows(rows.filter((_row, index) => index !== at))}
          />
        ))}
        <button type="button" className="button" onClick={() => setRows([...rows, EMPTY])}>
          {texts.add}
        </button>
        <ReasonField value={reason} onChange={setReason} />
      </Form>
      <p role="status">{notice}</p>
    </section>
  );
}

interface RowProps {
  row: Typed;
  onChange: (change: Partial<Typed>) => void;
  onRemove: () => void;
}

function ConditionRow({ row: { field, operator, value }, onChange, onRemove }: RowProps) {
  return (
    <fieldset className="row segment-row">
      <Select
        label={texts.field}
        value={field}
        options={optionsOf(texts.fields)}
        onChange={(chosen) => onChange({ field: chosen })}
      />
      <Select
        label={texts.operator}
        value={operator}
        options={optionsOf(texts.operators)}
        onChange={(chosen) => onChange({ operator: chosen })}
      />
      <Field
        label={texts.value}
        value={value}
        inputMode="numeric"
        onChange={(typed) => onChange({ value: typed })}
        maxLength={12}
      />
      <button type="button" className="button" onClick={onRemove}>
        {texts.remove}
      </button>
    </fieldset>
  );
}

function optionsOf<T extends string>(words: Readonly<Record<T, string>>): { value: T; label: string }[] {
  return (Object.keys(words) as T[]).map((value) => ({ value, label: words[value] }));
}
