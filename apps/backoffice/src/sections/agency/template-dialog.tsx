import { useState } from 'react';
import { Field, Select } from '../../parts/field.tsx';
import { ReasonDialog } from '../../parts/reason-dialog.tsx';
import { agencyApi } from './api.ts';
import { programmeTexts as words } from './programme-texts.ts';
import { carriedBy, EMPTY_DRAFT, EMPTY_STEP, MOST_STEPS, readDraft, type StepDraft } from './template-draft.ts';
import { agencyTexts } from './texts.ts';

const KINDS = ['dailySalary', 'dividend', 'hourly', 'realTime'] as const;
const TYPES = ['FIXED', 'FLOAT'] as const;
const RHYTHMS = ['tenDays', 'halfMonth', 'month', 'week'] as const;
const CARRY_OVERS = ['none', 'previous', 'permanent', 'secondHalf'] as const;
const COLLECTED = ['no', 'yes'] as const;

/** Terms under a name, step by step. */
export function TemplateDialog({ onDone, onClose }: { onDone: () => void; onClose: () => void }) {
  const [draft, setDraft] = useState(EMPTY_DRAFT);
  const { name, kind, type, rhythm, carryOver, isCollected, activeFrom, steps } = draft;
  const change = (part: Partial<typeof draft>) => setDraft({ ...draft, ...part });
  const changeStep = (index: number, part: Partial<StepDraft>) =>
    change({ steps: steps.map((step, at) => (at === index ? { ...step, ...part } : step)) });
  const save = async (reason: string) => {
    const terms = readDraft(draft);
    if (terms === null) return;
    await agencyApi.createTemplate({ name: name.trim(), kind, terms, reason });
    onDone();
  };
  return (
    <ReasonDialog
      title={words.newTemplate}
      submit={words.create}
      check={() => (name.trim().length < 2 || readDraft(draft) === null ? words.wrong : null)}
      run={save}
      onClose={onClose}
    >
      <Field label={words.name} value={name} onChange={(value) => change({ name: value })} maxLength={60} />
      <Select
        label={words.kind}
        value={kind}
        options={KINDS.map((value) => ({ value, label: agencyTexts.kinds[value] ?? value }))}
        onChange={(value) => change({ kind: value })}
      />
      {kind === 'dividend' && (
        <Select
          label={words.type}
          value={type}
          options={TYPES.map((value) => ({ value, label: value }))}
          onChange={(value) => change({ type: value })}
        />
      )}
      {kind === 'dividend' && (
        <>
          <Select
            label={words.rhythm}
            value={rhythm}
            options={RHYTHMS.map((value) => ({ value, label: agencyTexts.rhythms[value] ?? value }))}
            onChange={(value) => change({ rhythm: value, carryOver: carriedBy(value, carryOver) })}
          />
          <Select
            label={words.carryOver}
            value={carryOver}
            options={CARRY_OVERS.filter((value) => carriedBy(rhythm, value) === value).map((value) => ({
              value,
              label: words.carryOvers[value],
            }))}
            onChange={(value) => change({ carryOver: value })}
          />
        </>
      )}
      {kind !== 'realTime' && (
        <Select
          label={words.isCollected}
          value={isCollected}
          options={COLLECTED.map((value) => ({ value, label: words.collected[value] }))}
          onChange={(value) => change({ isCollected: value })}
        />
      )}
      <Field
        label={words.activeFrom}
        value={activeFrom}
        onChange={(value) => change({ activeFrom: value })}
        inputMode="decimal"
      />
      {steps.map((step, index) => (
        <fieldset key={index}>
          <legend>{`${words.steps} ${index + 1}`}</legend>
          {(['sales', 'active', 'rate', ...(kind === 'dividend' ? (['loss'] as const) : [])] as const).map((field) => (
            <Field
              key={field}
              label={words[field]}
              value={step[field]}
              onChange={(value) => changeStep(index, { [field]: value })}
              inputMode="decimal"
            />
          ))}
          {steps.length > 1 && (
            <button
              type="button"
              className="button"
              onClick={() => change({ steps: steps.filter((_step, at) => at !== index) })}
            >
              {words.dropStep}
            </button>
          )}
        </fieldset>
      ))}
      {steps.length < MOST_STEPS && (
        <button type="button" className="button" onClick={() => change({ steps: [...steps, EMPTY_STEP] })}>
          {words.addStep}
        </button>
      )}
    </ReasonDialog>
  );
}
