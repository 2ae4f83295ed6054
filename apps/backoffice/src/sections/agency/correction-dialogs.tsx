import { requestBillCorrection, requestDayCorrection } from '@fairlot/contract/agency/desk-corrections';
import { PRODUCTS } from '@fairlot/contract/product-names';
import { AmountField, ReasonField, SelectField, TextField } from '../../form/fields.tsx';
import { FormDialog } from '../../form/form-dialog.tsx';
import { useContractForm } from '../../form/use-contract-form.ts';
import { formatAmount, isSignedAmount } from '../../shared/format.ts';
import { common } from '../../shared/common-texts.ts';
import { agencyApi } from './api.ts';
import type { AskProps } from './give-dialogs.tsx';
import { settlementTexts as words } from './settlement-texts.ts';
import { agencyTexts } from './texts.ts';
import { productNames } from '../../form/product-names.ts';

interface BillCorrectionProps {
  bill: { id: string; account: string; amount: string };
  onAsked: () => void;
  onClose: () => void;
}

/** Requests a second operator's approval for a correction of a bill. */
export function BillCorrection({ bill, onAsked, onClose }: BillCorrectionProps) {
  const form = useContractForm({
    call: requestBillCorrection,
    draft: { amount: '', reason: '' },
    check: ({ amount }) => ({ amount: !isSignedAmount(amount.trim()) && words.wrongAmount }),
    toBody: (draft, keyOf) => {
      const [amount, reason] = [draft.amount.trim(), draft.reason.trim()];
      return { amount, reason, requestKey: keyOf([bill.id, amount, reason]) };
    },
  });
  return (
    <FormDialog
      form={form}
      title={`${words.correct}: ${bill.account}, ${formatAmount(bill.amount)}`}
      submit={common.requestApproval}
      onSend={async (body) => {
        await agencyApi.correctBill(bill.id, body);
        onAsked();
      }}
      onClose={onClose}
    >
      <p className="muted">{words.correctHint}</p>
      <AmountField at={form.at('amount')} label={common.amount} hint={words.signedHint} required />
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}

const FIGURES = ['turnover', 'prize', 'bonus'] as const;
const PRODUCT_OPTIONS = PRODUCTS.map((value) => ({ value, label: productNames[value] ?? value }));

/** Requests a second operator's approval for a correction of a member's figures on a day. */
export function DayCorrection({ agent, onAsked, onClose }: AskProps) {
  const form = useContractForm({
    call: requestDayCorrection,
    draft: { day: '', product: PRODUCT_OPTIONS[0]?.value ?? '', turnover: '', prize: '', bonus: '', reason: '' },
    check: (draft) => {
      const given = FIGURES.filter((figure) => draft[figure].trim() !== '');
      const wrong = given.filter((figure) => !isSignedAmount(draft[figure].trim()));
      return {
        day: draft.day === '' && words.dayMissing,
        ...Object.fromEntries(wrong.map((figure) => [figure, words.wrongAmount])),
        ...(given.length === 0 && { turnover: words.wrongAmount }),
      };
    },
    toBody: ({ day, product, reason, ...figures }, keyOf) => {
      const [turnover = '0', prize = '0', bonus = '0'] = FIGURES.map((figure) => figures[figure].trim() || '0');
      const body = {
        day,
        product: product as (typeof PRODUCTS)[number],
        turnover,
        prize,
        bonus,
        reason: reason.trim(),
      };
      return { ...body, requestKey: keyOf([agent.memberId, JSON.stringify(body)]) };
    },
  });
  const labels = { turnover: agencyTexts.turnover, prize: words.prize, bonus: words.bonus };
  return (
    <FormDialog
      form={form}
      title={`${words.correctDay}: ${agent.account}`}
      submit={common.requestApproval}
      onSend={async (body) => {
        await agencyApi.correctDay(agent.memberId, body);
        onAsked();
      }}
      onClose={onClose}
    >
      <p className="muted">{words.correctDayHint}</p>
      <TextField at={form.at('day')} label={common.day} type="date" required />
      <SelectField at={form.at('product')} label={common.product} options={PRODUCT_OPTIONS} />
      {FIGURES.map((figure) => (
        <AmountField key={figure} at={form.at(figure)} label={labels[figure]} hint={words.signedHint} />
      ))}
      <ReasonField at={form.at('reason')} />
    </FormDialog>
  );
}
