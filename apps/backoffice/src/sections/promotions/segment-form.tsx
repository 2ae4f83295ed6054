import { useState } from 'react';
import { Field, Select } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { ReasonField } from '../../parts/known-fields.tsx';
import { messageOf } from '../../shared/message-of.ts';
import { promotionsApi, type Segment } from './api.ts';
import { EMPTY, operatorsOf, partsOf, type Typed, typedOf } from './segment-draft.ts';
import { segmentTexts as texts } from './segment-texts.ts';

/** Builds the question of a group, condition by condition, and counts whom it holds for. */
export function SegmentForm({ segment, onKept }: { segment: Segment | null; onKept: () => void }) {
  const [name, setName] = useState(segment?.name ?? '');
  const [groups, setGroups] = useState<Typed[][]>(segment === null ? [[EMPTY]] : typedOf(segment.conditions));
  const [reason, setReason] = useState('');
  const [notice, setNotice] = useState('');
  const parts = partsOf(groups);
  const put = (at: number, group: Typed[]) =>
    setGroups(groups.map((one, index) => (index === at ? group : one)).filter(({ length }) => length > 0));
  const count = async () => {
    if (parts === null) return setNotice(texts.wrong);
    try {
      setNotice(texts.counted((await promotionsApi.countSegment(parts)).members));
    } catch (failure) {
      setNotice(messageOf(failure));
    }
  };
  return (
    <section className="card">
      <h2>{segment?.name ?? texts.newSegment}</h2>
      <Form
        submit={texts.keep}
        check={() => (parts !== null && name.trim() !== '' ? null : texts.wrong)}
        onSubmit={async () => {
          if (parts === null) return;
          const body = { name: name.trim(), conditions: parts, reason: reason.trim() };
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
        {groups.map((group, at) => (
          <Group
            // oxlint-disable-next-line react/no-array-index-key -- a part is its place
            key={at}
            place={at + 1}
            group={group}
            onChange={(next) => put(at, next)}
          />
        ))}
        <button type="button" className="button" onClick={() => setGroups([...groups, [EMPTY]])}>
          {texts.add}
        </button>
        <ReasonField value={reason} onChange={setReason} />
      </Form>
      <p role="status">{notice}</p>
    </section>
  );
}

/** Conditions of which one is enough. */
function Group({ place, group, onChange }: { place: number; group: Typed[]; onChange: (group: Typed[]) => void }) {
  return (
    <fieldset className="segment-group" aria-label={texts.group(place)}>
      {place > 1 && <p className="segment-word">{texts.and}</p>}
      {group.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a condition is its place
        <div key={at}>
          {at > 0 && <p className="segment-word">{texts.or}</p>}
          <ConditionRow
            row={row}
            onChange={(change) => onChange(group.map((one, index) => (index === at ? { ...one, ...change } : one)))}
            onRemove={() => onChange(group.filter((_one, index) => index !== at))}
          />
        </div>
      ))}
      {group.length < 10 && (
        <button type="button" className="button" onClick={() => onChange([...group, EMPTY])}>
          {texts.addOr}
        </button>
      )}
    </fieldset>
  );
}

interface RowProps {
  row: Typed;
  onChange: (change: Partial<Typed>) => void;
  onRemove: () => void;
}

function ConditionRow({ row: { field, operator, value }, onChange, onRemove }: RowProps) {
  const isLabel = field === 'label';
  return (
    <div className="row segment-row">
      <Select
        label={texts.field}
        value={field}
        options={optionsOf(texts.fields)}
        onChange={(chosen) => onChange(changeOf(field, chosen))}
      />
      <Select
        label={texts.operator}
        value={operator}
        options={optionsOf(operatorsOf(field))}
        onChange={(chosen) => onChange({ operator: chosen })}
      />
      <Field
        label={isLabel ? texts.labelValue : texts.value}
        value={value}
        inputMode={isLabel ? 'text' : 'numeric'}
        onChange={(typed) => onChange({ value: typed })}
        maxLength={isLabel ? 40 : 12}
      />
      <button type="button" className="button" onClick={onRemove}>
        {texts.remove}
      </button>
    </div>
  );
}

/** What numbers are compared by says nothing about labels, and the other way round. */
function changeOf(before: Typed['field'], field: Typed['field']): Partial<Typed> {
  if ((before === 'label') === (field === 'label')) return { field };
  return { field, operator: field === 'label' ? 'has' : 'gte', value: '' };
}

function optionsOf<T extends string>(words: Readonly<Record<T, string>>): { value: T; label: string }[] {
  return (Object.keys(words) as T[]).map((value) => ({ value, label: words[value] }));
}
