import { createTemplate } from '@fairlot/contract/agency/desk-programme';
import { Button } from '@fairlot/ui';
import { AmountField, ReasonField, SelectField, TextField } from '../../form/fields.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { optionsOf } from '../../form/options-of.ts';
import { useContractForm } from '../../form/use-contract-form.ts';
import { common } from '../../shared/common-texts.ts';
import { agencyApi } from './api.ts';
import { programmeTexts as words } from './programme-texts.ts';
import { carriedBy, EMPTY_DRAFT, EMPTY_STEP, faultsOf, MOST_STEPS, readDraft } from './template-draft.ts';
import { agencyTexts } from './texts.ts';

const KINDS = ['dailySalary', 'dividend', 'hourly', 'realTime'] as const;
const TYPES = ['FIXED', 'FLOAT'] as const;
const RHYTHMS = ['tenDays', 'halfMonth', 'month', 'week'] as const;
const CARRY_OVERS = ['none', 'previous', 'permanent', 'secondHalf'] as const;

/** Placeholder for invalid terms; their errors are shown at the fields, and it is never sent. */
const ANY_TERMS = readDraft({ ...EMPTY_DRAFT, steps: [{ ...EMPTY_STEP, sales: '0', rate: '1' }] });

/** Form for named contract terms, tier by tier. */
export function TemplateDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const form = useTemplateForm();
  const { kind } = form.values;
  const save = async (body: Parameters<typeof agencyApi.createTemplate>[0]) => {
    await agencyApi.createTemplate(body);
    onDone();
  };
  return (
    <FormDialog form={form} title={words.newTemplate} submit={words.create} onSend={save} onClose={onClose}>
      <TextField at={form.at('name')} label={common.name} required />
      <SelectField
        at={form.at('kind')}
        label={common.type}
        options={KINDS.map((value) => ({ value, label: agencyTexts.kinds[value] ?? value }))}
      />
      {kind === 'dividend' && <DividendFields form={form} />}
      {kind !== 'realTime' && (
        <SelectField at={form.at('isCollected')} label={words.isCollected} options={optionsOf(words.collected)} />
      )}
      <AmountField at={form.at('activeFrom')} label={words.activeFrom} />
      <Steps form={form} />
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}

function useTemplateForm() {
  return useContractForm({
    call: createTemplate,
    draft: { ...EMPTY_DRAFT, reason: '' },
    check: (typed) =>
      Object.fromEntries(Object.entries(faultsOf(typed)).map(([name, fault]) => [name, words.faults[fault]])),
    toBody: (typed) => ({
      name: typed.name.trim(),
      kind: typed.kind,
      terms: Object.keys(faultsOf(typed)).length > 0 ? ANY_TERMS : readDraft(typed),
      reason: typed.reason.trim(),
    }),
  });
}

type TemplateForm = ReturnType<typeof useTemplateForm>;

function DividendFields({ form }: { form: TemplateForm }) {
  const { rhythm, carryOver } = form.values;
  return (
    <>
      <SelectField at={form.at('type')} label={words.type} options={TYPES.map((value) => ({ value, label: value }))} />
      <SelectField
        at={form.at('rhythm')}
        label={agencyTexts.rhythm}
        options={RHYTHMS.map((value) => ({ value, label: agencyTexts.rhythms[value] ?? value }))}
        onChosen={(value) => form.set({ carryOver: carriedBy(value, carryOver) })}
      />
      <SelectField
        at={form.at('carryOver')}
        label={words.carryOver}
        options={CARRY_OVERS.filter((value) => carriedBy(rhythm, value) === value).map((value) => ({
          value,
          label: words.carryOvers[value],
        }))}
      />
    </>
  );
}

/** Fields of the tiers, with buttons to add and remove one. */
function Steps({ form }: { form: TemplateForm }) {
  const { kind, steps } = form.values;
  return (
    <>
      {steps.map((_step, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a step is its place
        <fieldset key={index}>
          <legend>{`${words.step} ${index + 1}`}</legend>
          {(['sales', 'active', 'rate', ...(kind === 'dividend' ? (['loss'] as const) : [])] as const).map((field) => (
            <AmountField key={field} at={form.at(`steps.${index}.${field}`)} label={words[field]} />
          ))}
          {steps.length > 1 && (
            <Button onClick={() => form.set({ steps: steps.filter((_other, at) => at !== index) })}>
              {words.dropStep}
            </Button>
          )}
        </fieldset>
      ))}
      {steps.length < MOST_STEPS && (
        <Button onClick={() => form.set({ steps: [...steps, EMPTY_STEP] })}>{words.addStep}</Button>
      )}
    </>
  );
}
