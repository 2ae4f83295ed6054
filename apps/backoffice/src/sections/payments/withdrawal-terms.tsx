import type { paymentsDesk, ValueOf } from '@fairlot/contract';
import { changeWithdrawalTerms } from '@fairlot/contract/payments/withdrawal-terms-desk';
import { Button, Select } from '@fairlot/ui';
import { useState } from 'react';
import { ReasonDialog } from '../../form/action-dialog.tsx';
import { AmountField, ReasonField, TextField } from '../../form/fields.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { LevelSelect } from '../../form/picker/level-select.tsx';
import { numberOf } from '../../form/number-of.ts';
import { useContractForm } from '../../form/use-contract-form.ts';
import { Facts } from '../../parts/facts.tsx';
import { Loaded } from '../../parts/states.tsx';
import { formatAmount } from '../../shared/format.ts';
import { createRequestKeys } from '../../shared/request-key.ts';
import type { PageProps } from '../../shared/section.ts';
import { useLoad } from '../../shared/use-load.ts';
import { common } from '../../shared/common-texts.ts';
import { paymentsApi } from './api.ts';
import { termsTexts as words } from './terms-texts.ts';
import { methodTexts } from './method-texts.ts';

type Shown = ValueOf<typeof paymentsDesk.withdrawalTerms>;
type Terms = Shown['levels'][number]['terms'];
const AMOUNTS = ['least', 'most', 'daily', 'fee', 'reviewAbove', 'secondAbove'] as const;
const COUNTS = ['freePerDay', 'wageringPercent', 'mostPerDay', 'newAccountHours', 'accountWaitHours'] as const;
/** Terms of deposits and accounts, which are the same for all levels. */
const SHARED: ReadonlySet<(typeof COUNTS)[number]> = new Set(['wageringPercent', 'accountWaitHours']);
const countsOf = (level: number) => COUNTS.filter((name) => level === 0 || !SHARED.has(name));
/** Terms that the VIP levels replace. */
const OF_VIP: ReadonlySet<string> = new Set(['daily', 'freePerDay']);
const hintOf = (name: string) => (OF_VIP.has(name) ? { hint: words.vipHint } : {});
const titleOf = (level: number) => (level === 0 ? words.everybody : methodTexts.from(level));

/** Limits, fees and review of withdrawals by minimum level; a change needs a second operator's approval. */
export function WithdrawalTerms({ operator }: PageProps) {
  const { state, reload } = useLoad(paymentsApi.terms);
  const [notice, setNotice] = useState('');
  const mayChange = operator.permissions.includes('withdrawals.decide');
  return (
    <>
      <Loaded state={state} onRetry={reload}>
        {(shown) => (
          <Levels
            shown={shown}
            mayChange={mayChange}
            onAsked={() => {
              setNotice(methodTexts.asked);
              reload();
            }}
          />
        )}
      </Loaded>
      <p role="status">{notice}</p>
    </>
  );
}

function Levels({ shown, mayChange, onAsked }: { shown: Shown; mayChange: boolean; onAsked: () => void }) {
  const [level, setLevel] = useState(0);
  const [step, setStep] = useState<'change' | 'add' | 'remove' | null>(null);
  const found = shown.levels.find((one) => one.level === level) ?? shown.levels[0];
  if (found === undefined) return null;
  const close = () => setStep(null);
  return (
    <>
      {shown.levels.length > 1 && (
        <Select
          label={words.whose}
          value={String(found.level)}
          options={shown.levels.map((one) => ({ value: String(one.level), label: titleOf(one.level) }))}
          onChange={(value) => setLevel(Number(value))}
        />
      )}
      <Facts rows={factsOf(shown.currency, found)} />
      {found.level > 0 && <p>{words.levelHint}</p>}
      <p>{words.vipHint}</p>
      {mayChange && (
        <p className="row">
          <Button variant="fill" onClick={() => setStep('change')}>
            {words.change}
          </Button>
          <Button onClick={() => setStep('add')}>{methodTexts.add}</Button>
          {found.level > 0 && <Button onClick={() => setStep('remove')}>{common.remove}</Button>}
        </p>
      )}
      {step === 'remove' && <RemoveDialog {...found} onAsked={onAsked} onClose={close} />}
      {(step === 'change' || step === 'add') && (
        <TermsDialog shown={shown} found={found} isNew={step === 'add'} onAsked={onAsked} onClose={close} />
      )}
    </>
  );
}

const factsOf = (currency: string, { level, terms }: Shown['levels'][number]) => [
  ...AMOUNTS.map((name) => [words.names[name], `${formatAmount(terms[name])} ${currency}`] as const),
  ...countsOf(level).map((name) => [words.names[name], terms[name]] as const),
];

interface AskProps {
  onAsked: () => void;
  onClose: () => void;
}

function RemoveDialog({ level, version, onAsked, onClose }: AskProps & Shown['levels'][number]) {
  const [keyOf] = useState(createRequestKeys);
  return (
    <ReasonDialog
      title={`${common.remove}: ${titleOf(level)}`}
      submit={common.requestApproval}
      run={async (reason) => {
        const requestKey = keyOf([String(level), reason]);
        await paymentsApi.changeTerms({ level, version, terms: null, reason, requestKey });
        onAsked();
      }}
      onClose={onClose}
    >
      <p>{methodTexts.removeText}</p>
    </ReasonDialog>
  );
}

interface TermsDialogProps extends AskProps {
  shown: Shown;
  /** Initial values for a new level too. */
  found: Shown['levels'][number];
  isNew: boolean;
}

function TermsDialog({ shown, found, isNew, onAsked, onClose }: TermsDialogProps) {
  const counts = countsOf(isNew ? 1 : found.level);
  const form = useContractForm({
    call: changeWithdrawalTerms,
    draft: {
      level: isNew ? '' : String(found.level),
      terms: textsOf(found.terms),
      reason: '',
    },
    check: ({ level }) => ({
      level: isNew && shown.levels.some((one) => one.level === numberOf(level)) && words.taken,
    }),
    toBody: ({ level, terms, reason }, keyOf) => {
      const wanted = termsOf(terms);
      return {
        level: numberOf(level),
        version: isNew ? null : found.version,
        terms: wanted,
        reason: reason.trim(),
        requestKey: keyOf([level, JSON.stringify(wanted), reason.trim()]),
      };
    },
  });
  const ask = async (body: Parameters<typeof paymentsApi.changeTerms>[0]) => {
    await paymentsApi.changeTerms(body);
    onAsked();
  };
  return (
    <FormDialog
      form={form}
      title={isNew ? methodTexts.add : `${words.change}: ${titleOf(found.level)}`}
      submit={common.requestApproval}
      onSend={ask}
      onClose={onClose}
    >
      {isNew && (
        <LevelSelect
          at={form.at('level')}
          value={form.values.level}
          label={methodTexts.level}
          hint={words.levelHint}
          without={shown.levels.map(({ level }) => level)}
        />
      )}
      {AMOUNTS.map((name) => (
        <AmountField key={name} at={form.at(`terms.${name}`)} label={words.names[name]} {...hintOf(name)} required />
      ))}
      {counts.map((name) => (
        <TextField
          key={name}
          at={form.at(`terms.${name}`)}
          label={words.names[name]}
          {...hintOf(name)}
          inputMode="numeric"
          required
        />
      ))}
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}

type Typed = Record<(typeof AMOUNTS)[number] | (typeof COUNTS)[number], string>;

function textsOf(terms: Terms): Typed {
  return Object.fromEntries([...AMOUNTS, ...COUNTS].map((name) => [name, String(terms[name])])) as Typed;
}

function termsOf(typed: Typed): Terms {
  return Object.fromEntries([
    ...AMOUNTS.map((name) => [name, typed[name].trim()]),
    ...COUNTS.map((name) => [name, numberOf(typed[name])]),
  ]) as Terms;
}
