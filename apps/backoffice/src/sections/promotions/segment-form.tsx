import { createSegment } from '@fairlot/contract/promotions/desk';
import { Button, Select } from '@fairlot/ui';
import { useState } from 'react';
import { ReasonField, SelectField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { LABELS } from '../../form/picker/label-source.ts';
import { LevelSelect } from '../../form/picker/level-select.tsx';
import { optionsOf } from '../../form/options-of.ts';
import { SearchField } from '../../form/picker/search-field.tsx';
import { type FieldAt, useContractForm } from '../../form/use-contract-form.ts';
import { messageOf } from '../../shared/message-of.ts';
import { common } from '../../shared/common-texts.ts';
import { promotionsApi, type Segment } from './api.ts';
import { EMPTY, operatorsOf, partsOf, type Typed, typedOf } from './segment-draft.ts';
import { segmentTexts as texts } from './segment-texts.ts';
import './promotions.css';

/** Builds a segment condition by condition, and counts the matching members. */
export function SegmentForm({ segment, onKept }: { segment: Segment | null; onKept: () => void }) {
  const [counted, setCounted] = useState({ of: '', text: '' });
  const form = useContractForm({
    call: createSegment,
    draft: {
      name: segment?.name ?? '',
      groups: segment === null ? [[EMPTY]] : typedOf(segment.conditions),
      reason: '',
    },
    names: fieldOf,
    check: ({ groups }) => ({ '': partsOf(groups) === null && texts.wrong }),
    toBody: ({ name, groups, reason }) => ({
      name: name.trim(),
      conditions: partsOf(groups) ?? [],
      reason: reason.trim(),
    }),
  });
  const { groups } = form.values;
  const parts = partsOf(groups);
  const typed = JSON.stringify(groups);
  const put = (at: number, group: Typed[]) =>
    form.set({ groups: groups.map((one, index) => (index === at ? group : one)).filter(({ length }) => length > 0) });
  const keep = async (body: Parameters<typeof promotionsApi.keepSegment>[1]) => {
    await promotionsApi.keepSegment(
      segment?.id ?? null,
      segment === null ? body : { ...body, version: segment.version },
    );
    onKept();
  };
  const count = async () => {
    if (parts === null) return setCounted({ of: typed, text: texts.wrong });
    try {
      const { members } = await promotionsApi.countSegment(parts);
      setCounted({ of: typed, text: texts.counted(members) });
    } catch (failure) {
      setCounted({ of: typed, text: messageOf(failure) });
    }
  };
  return (
    <section className="card">
      <h2>{segment?.name ?? texts.newSegment}</h2>
      <Form
        form={form}
        submit={common.save}
        onSend={keep}
        beside={<Button onClick={() => void count()}>{texts.count}</Button>}
      >
        <TextField at={form.at('name')} label={common.name} required />
        {groups.map((group, at) => (
          <Group
            // oxlint-disable-next-line react/no-array-index-key -- a part is its place
            key={at}
            place={at + 1}
            group={group}
            valueAt={(row) => form.at(`groups.${at}.${row}.value`)}
            onChange={(next) => put(at, next)}
          />
        ))}
        <Button onClick={() => form.set({ groups: [...groups, [EMPTY]] })}>{texts.add}</Button>
        <ReasonField at={form.at('reason')} />
      </Form>
      {/* The number of members is that of these conditions only. */}
      <p role="status">{counted.of === typed ? counted.text : ''}</p>
    </section>
  );
}

/** Name of the form's field that a path of the request belongs to. */
function fieldOf(path: string): string | null {
  const [, part, place = '0', what] = /^conditions\.(\d+)(?:\.any\.(\d+))?\.(\w+)$/.exec(path) ?? [];
  return part === undefined ? null : `groups.${part}.${place}.${what}`;
}

interface GroupProps {
  place: number;
  group: Typed[];
  valueAt: (row: number) => FieldAt<string>;
  onChange: (group: Typed[]) => void;
}

/** Conditions combined with OR. */
function Group({ place, group, valueAt, onChange }: GroupProps) {
  return (
    <fieldset className="segment-group" aria-label={texts.group(place)}>
      {place > 1 && <p className="segment-word">{texts.and}</p>}
      {group.map((row, at) => (
        // oxlint-disable-next-line react/no-array-index-key -- a condition is its place
        <div key={at}>
          {at > 0 && <p className="segment-word">{texts.or}</p>}
          <ConditionRow
            row={row}
            valueAt={valueAt(at)}
            onChange={(change) => onChange(group.map((one, index) => (index === at ? { ...one, ...change } : one)))}
            onRemove={() => onChange(group.filter((_one, index) => index !== at))}
          />
        </div>
      ))}
      {group.length < 10 && <Button onClick={() => onChange([...group, EMPTY])}>{texts.addOr}</Button>}
    </fieldset>
  );
}

interface RowProps {
  row: Typed;
  valueAt: FieldAt<string>;
  onChange: (change: Partial<Typed>) => void;
  onRemove: () => void;
}

function ConditionRow({ row: { field, operator, value }, valueAt, onChange, onRemove }: RowProps) {
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
      <ValueField field={field} at={valueAt} value={value} />
      <Button onClick={onRemove}>{common.remove}</Button>
    </div>
  );
}

function ValueField({ field, at, value }: { field: Typed['field']; at: FieldAt<string>; value: string }) {
  if (field === 'label') return <SearchField at={at} label={common.label} source={LABELS} isRequired />;
  if (field === 'level') return <LevelSelect at={at} value={value} label={common.level} hasZero />;
  if (field === 'verified')
    return <SelectField at={at} label={texts.verifiedValue} options={[NOT_CHOSEN, ...VERIFIED]} isRequired />;
  return <TextField at={at} label={texts.value} inputMode="numeric" maxLength={12} required />;
}

const NOT_CHOSEN = { value: '', label: '' };
const VERIFIED = [
  { value: '1', label: common.yes },
  { value: '0', label: common.no },
];

/** The value of one attribute makes no sense for another, and labels have other operators. */
function changeOf(before: Typed['field'], field: Typed['field']): Partial<Typed> {
  if (field === before) return {};
  return { field, operator: Object.keys(operatorsOf(field))[0] ?? '', value: '' };
}
