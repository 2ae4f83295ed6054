import { Button, Field, Segmented, useToast } from '@fairlot/ui';
import { latinDigits } from '@fairlot/ui/digits';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { ACCOUNTS_KEY, addAccount } from '../api/withdraw-calls.ts';
import { useTooLong } from '../../../shared/ui/use-too-long.ts';
import { useFlag } from '../../site/model/use-settings.ts';
import { PaymentPassword } from '../../../shared/ui/payment-password.tsx';

/** Maximum number of characters, as on the server. */
const LONGEST = { bank: 100, name: 100 };
const NUMBER = /^([0-9A-Za-z][0-9A-Za-z .-]{4,38}[0-9A-Za-z]|acct_[0-9A-Za-z]{8,35})$/;

/** Form for a new account: kind, bank, number and holder, confirmed with the payment password. */
export function AddAccountForm({ onDone }: { onDone: () => void }) {
  const t = useText();
  const hasCentre = useFlag('SECCEN');
  const tooLong = useTooLong();
  const toast = useToast();
  const client = useQueryClient();
  const [kind, setKind] = useState<'bank' | 'wallet'>('bank');
  const [values, setValues] = useState({ bank: '', account: '', name: '', paymentPassword: '' });
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => addAccount({ body: { kind, ...values } }),
    onSuccess: (accounts) => {
      client.setQueryData(ACCOUNTS_KEY, accounts);
      toast.success(t('payout.added'));
      onDone();
    },
  });
  const problems = {
    bank: values.bank.trim().length < 2,
    account: !NUMBER.test(values.account.trim()),
    name: values.name.trim().length < 2,
    paymentPassword: values.paymentPassword === '',
  };
  // Shown while the member types, since nothing is cut off.
  const long: Partial<Record<keyof typeof values, string | undefined>> = {
    bank: tooLong(values.bank, LONGEST.bank),
    name: tooLong(values.name, LONGEST.name),
  };
  const isRefused = Object.values(problems).includes(true) || long.bank !== undefined || long.name !== undefined;
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!isRefused && !isPending) mutate();
  };
  const set = (name: keyof typeof values, value: string) => setValues({ ...values, [name]: value });
  const input = (name: keyof typeof values) => ({
    value: values[name],
    onChange: (event: { target: { value: string } }) => set(name, event.target.value),
    error: isChecked && problems[name] ? t('error.field.required') : long[name],
  });
  const { value, error: missing } = input('paymentPassword');
  const kinds = (['bank', 'wallet'] as const).map((value) => ({ value, label: t(`payout.kind.${value}`) }));
  return (
    <form method="post" className="form tight" noValidate onSubmit={submit}>
      <Segmented label={t('payout.add')} options={kinds} value={kind} onChange={setKind} />
      <Field label={t(`payout.name.${kind}`)} autoComplete="off" {...input('bank')} />
      <Field
        label={t('payout.number')}
        autoComplete="off"
        inputMode={kind === 'bank' ? 'numeric' : 'text'}
        help={t(`payout.example.${kind}`)}
        {...input('account')}
        onChange={(event) => set('account', latinDigits(event.target.value))}
        error={isChecked && problems.account ? t('payout.numberWrong') : undefined}
      />
      <Field label={t('payout.holder')} help={t('payout.holderHint')} autoComplete="name" {...input('name')} />
      <PaymentPassword
        value={value}
        onChange={(password) => set('paymentPassword', password)}
        missing={missing}
        error={error}
        hasCentre={hasCentre}
      />
      <Button type="submit" variant="fill" size="large" wide busy={isPending}>
        {t('payout.add')}
      </Button>
    </form>
  );
}
