import { changeLevels } from '@fairlot/contract/loyalty/desk';
import { Button } from '@fairlot/ui';
import { CellField, CellSelect, ReasonField, SelectField, TextField } from '../../form/fields.tsx';
import { Form } from '../../form/form.tsx';
import { optionsOf } from '../../form/options-of.ts';
import { productNames } from '../../form/product-names.ts';
import { useContractForm } from '../../form/use-contract-form.ts';
import { Table } from '../../parts/table.tsx';
import { texts } from '../../shared/texts.ts';
import { common } from '../../shared/common-texts.ts';
import { loyaltyApi } from './api.ts';
import { FIELDS, PRODUCTS, type TableDraft, inputOf } from './level-draft.ts';
import { loyaltyTexts as words } from './texts.ts';

interface LevelFormProps {
  initial: TableDraft;
  onAsked: () => void;
  onCancel: () => void;
}

const TERMS = ['keepDays', 'pointTurnover', 'rewardDays'] as const;

/** Edits the whole table at once, because levels depend on one another. */
export function LevelForm({ initial, onAsked, onCancel }: LevelFormProps) {
  const form = useLevelForm(initial);
  const ask = async (body: Parameters<typeof loyaltyApi.changeLevels>[0]) => {
    await loyaltyApi.changeLevels(body);
    onAsked();
  };
  const { levels } = form.values;
  const last = levels.at(-1);
  return (
    <Form
      form={form}
      submit={common.requestApproval}
      onSend={ask}
      beside={<Button onClick={onCancel}>{texts.cancel}</Button>}
    >
      {TERMS.map((term) => (
        <TextField key={term} at={form.at(term)} label={words[term]} required />
      ))}
      <SelectField at={form.at('gift')} label={words.gift} options={optionsOf(words.gifts)} />
      {form.values.gift === 'bonus' && (
        <>
          <TextField at={form.at('giftTimes')} label={common.wageringMultiple} inputMode="numeric" required />
          <TextField at={form.at('giftDays')} label={words.giftDays} inputMode="numeric" required />
        </>
      )}
      <TextField at={form.at('checkIn')} label={words.checkIn} hint={words.checkInHint} required />
      <LevelTable form={form} />
      <p className="row">
        {last !== undefined && (
          <Button onClick={() => form.set({ levels: [...levels, last] })}>{words.addLevel}</Button>
        )}
        {levels.length > 1 && (
          <Button onClick={() => form.set({ levels: levels.slice(0, -1) })}>{words.removeLevel}</Button>
        )}
      </p>
      <h2>{words.rebates}</h2>
      <RebateTable form={form} />
      <ReasonField at={form.at('reason')} />
    </Form>
  );
}

function useLevelForm(initial: TableDraft) {
  return useContractForm({
    call: changeLevels,
    draft: { ...initial, reason: '' },
    // A level's amounts are fields of the level; its rebates are listed by product.
    names: (path) => {
      const [, index, field, place] = /^levels\.(\d+)\.(\w+)(?:\.(\d+))?/.exec(path) ?? [];
      if (field === undefined) return null;
      if (field === 'label') return `levels.${index}.label`;
      return field === 'rebates'
        ? `levels.${index}.rebates.${PRODUCTS[Number(place ?? 0)]}`
        : `levels.${index}.fields.${field}`;
    },
    toBody: ({ reason, ...draft }, keyOf) => {
      const input = inputOf(draft);
      return { ...input, reason: reason.trim(), requestKey: keyOf([JSON.stringify(input), reason.trim()]) };
    },
  });
}

type LevelsForm = ReturnType<typeof useLevelForm>;
type Row = { index: number };

const rowsOf = (form: LevelsForm): Row[] => form.values.levels.map((_level, index) => ({ index }));
const labelOf = (index: number, label: string) => `VIP ${index + 1} · ${label}`;
const LEVEL = { title: common.level, cell: ({ index }: Row) => `VIP ${index + 1}` };

function LevelTable({ form }: { form: LevelsForm }) {
  return (
    <Table
      caption={words.table}
      columns={[
        LEVEL,
        ...FIELDS.map((field) => ({
          title: words.columns[field],
          cell: ({ index }: Row) => (
            <CellField at={form.at(`levels.${index}.fields.${field}`)} label={labelOf(index, words.columns[field])} />
          ),
        })),
        {
          title: words.service,
          cell: ({ index }: Row) => (
            <CellSelect
              at={form.at(`levels.${index}.service`)}
              label={labelOf(index, words.service)}
              options={optionsOf(words.services)}
            />
          ),
        },
        {
          title: common.label,
          cell: ({ index }: Row) => (
            <CellField at={form.at(`levels.${index}.label`)} label={labelOf(index, common.label)} />
          ),
        },
      ]}
      rows={rowsOf(form)}
      keyOf={({ index }) => String(index)}
    />
  );
}

function RebateTable({ form }: { form: LevelsForm }) {
  return (
    <Table
      caption={words.rebates}
      columns={[
        LEVEL,
        ...PRODUCTS.map((product) => ({
          title: productNames[product] ?? product,
          cell: ({ index }: Row) => (
            <CellField
              at={form.at(`levels.${index}.rebates.${product}`)}
              label={labelOf(index, productNames[product] ?? product)}
            />
          ),
        })),
      ]}
      rows={rowsOf(form)}
      keyOf={({ index }) => String(index)}
    />
  );
}
