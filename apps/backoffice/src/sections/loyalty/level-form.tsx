import { useState } from 'react';
import { Field, Select } from '../../parts/field.tsx';
import { Form } from '../../parts/form.tsx';
import { ReasonField } from '../../parts/known-fields.tsx';
import { Table } from '../../parts/table.tsx';
import { createRequestKeys } from '../../shared/request-key.ts';
import { texts } from '../../shared/texts.ts';
import { loyaltyApi } from './api.ts';
import { FIELDS, type LevelDraft, PRODUCTS, type TableDraft, wishOf } from './level-draft.ts';
import { loyaltyTexts as words } from './texts.ts';

interface LevelFormProps {
  initial: TableDraft;
  onAsked: () => void;
  onCancel: () => void;
}

const SERVICES = ['standard', 'priority', 'personal'] as const;
const GIFTS = ['money', 'bonus'] as const;
const TERMS = ['keepDays', 'pointTurnover', 'rewardDays'] as const;

/** Edits the whole table at once: levels depend on one another. */
export function LevelForm({ initial, onAsked, onCancel }: LevelFormProps) {
  const [draft, setDraft] = useState(initial);
  const [reason, setReason] = useState('');
  const [keyOf] = useState(() => createRequestKeys());
  const last = draft.levels.at(-1);
  const put = (index: number, change: Partial<LevelDraft>) =>
    setDraft({ ...draft, levels: draft.levels.map((row, at) => (at === index ? { ...row, ...change } : row)) });
  const submit = async () => {
    const wish = wishOf(draft);
    await loyaltyApi.changeLevels({
      ...wish,
      reason: reason.trim(),
      requestKey: keyOf([JSON.stringify(wish), reason.trim()]),
    });
    onAsked();
  };
  const rows = draft.levels.map((level, index) => ({ ...level, index }));
  type Row = (typeof rows)[number];
  const input = (label: string, { index }: Row, value: string, onChange: (text: string) => void) => (
    <input
      aria-label={`VIP ${index + 1} · ${label}`}
      size={16}
      inputMode="decimal"
      value={value}
      required
      onChange={(event) => onChange(event.target.value)}
    />
  );
  const name = { title: words.level, cell: ({ index }: Row) => `VIP ${index + 1}` };
  return (
    <Form
      submit={words.ask}
      onSubmit={submit}
      beside={
        <button type="button" className="button" onClick={onCancel}>
          {texts.cancel}
        </button>
      }
    >
      {TERMS.map((term) => (
        <Field
          key={term}
          label={words[term]}
          value={draft[term]}
          onChange={(value) => setDraft({ ...draft, [term]: value })}
          required
        />
      ))}
      <Select
        label={words.gift}
        value={draft.gift}
        options={GIFTS.map((value) => ({ value, label: words.gifts[value] }))}
        onChange={(gift) => setDraft({ ...draft, gift })}
      />
      <Field
        label={words.checkIn}
        hint={words.checkInHint}
        value={draft.checkIn}
        onChange={(checkIn) => setDraft({ ...draft, checkIn })}
        required
      />
      <Table
        caption={words.table}
        columns={[
          name,
          ...FIELDS.map((field) => ({
            title: words.columns[field],
            cell: (row: Row) =>
              input(words.columns[field], row, row.fields[field], (text) =>
                put(row.index, { fields: { ...row.fields, [field]: text } }),
              ),
          })),
          {
            title: words.service,
            cell: (row: Row) => (
              <select
                aria-label={`VIP ${row.index + 1} · ${words.service}`}
                value={row.service}
                onChange={(event) =>
                  put(row.index, { service: SERVICES.find((one) => one === event.target.value) ?? row.service })
                }
              >
                {SERVICES.map((service) => (
                  <option key={service} value={service}>
                    {words.services[service]}
                  </option>
                ))}
              </select>
            ),
          },
        ]}
        rows={rows}
        keyOf={({ index }) => String(index)}
      />
      <p className="row">
        {last !== undefined && (
          <button
            type="button"
            className="button"
            onClick={() => setDraft({ ...draft, levels: [...draft.levels, last] })}
          >
            {words.addLevel}
          </button>
        )}
        {draft.levels.length > 1 && (
          <button
            type="button"
            className="button"
            onClick={() => setDraft({ ...draft, levels: draft.levels.slice(0, -1) })}
          >
            {words.removeLevel}
          </button>
        )}
      </p>
      <h2>{words.rebates}</h2>
      <Table
        caption={words.rebates}
        columns={[
          name,
          ...PRODUCTS.map((product) => ({
            title: product,
            cell: (row: Row) =>
              input(product, row, row.rebates[product], (text) =>
                put(row.index, { rebates: { ...row.rebates, [product]: text } }),
              ),
          })),
        ]}
        rows={rows}
        keyOf={({ index }) => String(index)}
      />
      <ReasonField value={reason} onChange={setReason} />
    </Form>
  );
}
