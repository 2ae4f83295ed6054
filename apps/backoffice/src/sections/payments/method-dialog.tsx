import type { paymentsDesk, ValueOf } from '@fairlot/contract';
import { changeDepositMethod } from '@fairlot/contract/payments/deposit-methods-desk';
import { AmountField, ReasonField, TextField, TickField } from '../../form/fields.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { LevelSelect } from '../../form/picker/level-select.tsx';
import { numberOf } from '../../form/number-of.ts';
import { type FieldAt, useContractForm } from '../../form/use-contract-form.ts';
import { common } from '../../shared/common-texts.ts';
import { paymentsApi } from './api.ts';
import { methodTexts as words } from './method-texts.ts';

export type DepositMethod = ValueOf<typeof paymentsDesk.depositMethods>['methods'][number];
/** Terms of one method, for everyone or from a level. */
export type MethodRow = DepositMethod['levels'][number] & { depositMethod: DepositMethod };

interface TermsDraft {
  isOpen: boolean;
  least: string;
  most: string;
  fee: string;
  suggested: string;
  minutes: string;
}

/** Initial terms of a new method. */
export const EMPTY_TERMS: TermsDraft = { isOpen: true, least: '', most: '', fee: '0', suggested: '', minutes: '30' };

/** Builds the terms of the request from the fields. */
export const termsOf = ({ isOpen, least, most, fee, suggested, minutes }: TermsDraft) => ({
  isOpen,
  least: least.trim(),
  most: most.trim(),
  fee: fee.trim(),
  suggested: suggested.split(/\s+/).filter(Boolean),
  minutes: numberOf(minutes),
});

interface TermsFieldsProps {
  at: (name: Exclude<keyof TermsDraft, 'isOpen'>) => FieldAt<string>;
  isOpen: FieldAt<boolean>;
}

export function TermsFields({ at, isOpen }: TermsFieldsProps) {
  return (
    <>
      <TickField at={isOpen} label={words.isOpen} />
      <AmountField at={at('least')} label={words.least} required />
      <AmountField at={at('most')} label={words.most} required />
      <AmountField at={at('fee')} label={words.fee} required />
      <AmountField at={at('suggested')} label={words.suggested} hint={words.suggestedHint} />
      <TextField at={at('minutes')} label={words.minutes} inputMode="numeric" required />
    </>
  );
}

interface MethodDialogProps {
  /** Initial values for a new level too. */
  row: MethodRow;
  isNew: boolean;
  onDone: (isAsked: boolean) => void;
  onClose: () => void;
}

/** Form for a method's terms, to change them or to add them for another level. */
export function MethodDialog({
  row: { depositMethod, level: known, version, terms: found },
  isNew,
  onDone,
  onClose,
}: MethodDialogProps) {
  const form = useContractForm({
    call: changeDepositMethod,
    draft: {
      level: isNew ? '' : String(known),
      terms: { ...found, suggested: found.suggested.join(' '), minutes: String(found.minutes) },
      reason: '',
    },
    check: ({ level }) => ({
      level: isNew && depositMethod.levels.some((one) => one.level === numberOf(level)) && words.taken,
    }),
    toBody: ({ level, terms, reason }, keyOf) => {
      const wanted = termsOf(terms);
      return {
        method: depositMethod.method,
        level: numberOf(level),
        version: isNew ? null : version,
        terms: wanted,
        reason: reason.trim(),
        requestKey: keyOf([depositMethod.method, level, JSON.stringify(wanted), reason.trim()]),
      };
    },
  });
  const send = async (body: Parameters<typeof paymentsApi.changeDepositMethod>[0]) => {
    const { approval } = await paymentsApi.changeDepositMethod(body);
    onDone(approval !== null);
  };
  const level = known === 0 ? '' : `, ${words.from(known)}`;
  const title = `${isNew ? words.add : words.change}: ${depositMethod.name}${level}`;
  return (
    <FormDialog form={form} title={title} submit={common.save} onSend={send} onClose={onClose}>
      {isNew && (
        <LevelSelect
          at={form.at('level')}
          value={form.values.level}
          label={words.level}
          hint={words.levelHint}
          without={depositMethod.levels.map(({ level }) => level)}
        />
      )}
      <TermsFields at={(name) => form.at(`terms.${name}`)} isOpen={form.at('terms.isOpen')} />
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}
