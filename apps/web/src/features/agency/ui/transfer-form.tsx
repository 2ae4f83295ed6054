import { formatMinor, parseMinor } from '@fairlot/money';
import { Button, Field, useToast } from '@fairlot/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import type { RequestKey } from '../../../shared/api/idempotency-key.ts';
import { WALLET_KEY } from '../../../shared/events/wallet-key.ts';
import { formatAmount } from '../../../shared/i18n/format.ts';
import { digitsOf, groupedDigits, hasDecimals, minorOf } from '../../../shared/i18n/typed-amount.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { useFlag } from '../../site/model/use-settings.ts';
import { PaymentPassword } from '../../../shared/ui/payment-password.tsx';
import { TEAM_KEY, type TeamMember } from '../api/team.ts';
import { sendTransfer } from '../api/transfers.ts';

interface TransferFormProps {
  to: TeamMember;
  /** Limits of a transfer, decimal strings as on the wire. */
  terms: { min: string; max: string; dailyLeft: string };
  /** Outlives the form: the same transfer stays one when it is sent again after the form was closed. */
  requestKey: RequestKey;
  onDone: () => void;
}

/** Amount of a transfer to one member, confirmed with the payment password. */
export function TransferForm({ to, terms, requestKey, onDone }: TransferFormProps) {
  const { t, tag } = useLocaleText();
  const hasCentre = useFlag('SECCEN');
  const toast = useToast();
  const [digits, setDigits] = useState('');
  const [password, setPassword] = useState('');
  const amount = formatMinor(minorOf(digits));
  const { mutate, isPending, error, reset } = useTransfer(requestKey, () => {
    toast.success(t('agency.transfer.done', { amount: formatAmount(amount, tag), account: to.account }));
    onDone();
  });
  const most = [terms.max, terms.dailyLeft].map((limit) => parseMinor(limit));
  const isAllowed = parseMinor(amount) >= parseMinor(terms.min) && most.every((limit) => parseMinor(amount) <= limit);
  const range = t('agency.range', { least: formatAmount(terms.min, tag), most: formatAmount(terms.max, tag) });
  const left = t('agency.transfer.left', { amount: formatAmount(terms.dailyLeft, tag) });
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isAllowed && password !== '' && !isPending)
      mutate({ memberId: to.memberId, amount, paymentPassword: password });
  };
  return (
    <form method="post" className="card mx form tight" noValidate onSubmit={submit}>
      <div className="row between">
        <h2 className="h3">{t('agency.transfer.to', { account: to.account })}</h2>
        <Button variant="neutral" onClick={onDone}>
          {t('agency.transfer.other')}
        </Button>
      </div>
      <Field
        label={t('agency.transfer.amount')}
        inputMode={hasDecimals() ? 'decimal' : 'numeric'}
        autoComplete="off"
        value={groupedDigits(digits, tag)}
        help={digits === '' || isAllowed ? `${range} · ${left}` : undefined}
        error={digits === '' || isAllowed ? undefined : `${range} · ${left}`}
        onChange={(event) => {
          // An edit must not free the button while a transfer is under way.
          if (isPending) return;
          reset();
          setDigits(digitsOf(event.target.value, tag));
        }}
      />
      <PaymentPassword value={password} onChange={setPassword} error={error} hasCentre={hasCentre} />
      <p className="caption muted">{t('agency.transfer.hint')}</p>
      <Button type="submit" variant="fill" size="large" wide disabled={!isAllowed || password === ''} busy={isPending}>
        {t('agency.transfer.send', { amount: formatAmount(amount, tag) })}
      </Button>
    </form>
  );
}

interface Input {
  memberId: string;
  amount: string;
  paymentPassword: string;
}

/** Sends money. A retry of the same request after a lost response uses the same key, so it stays one transfer. */
function useTransfer(requestKey: RequestKey, onSent: () => void) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: ({ paymentPassword, ...input }: Input) =>
      sendTransfer({ body: { ...input, paymentPassword } }, { idempotencyKey: requestKey.keyOf(input) }),
    onSuccess: () => {
      requestKey.done();
      onSent();
    },
    onSettled: () => {
      void client.invalidateQueries({ queryKey: TEAM_KEY });
      void client.invalidateQueries({ queryKey: WALLET_KEY });
    },
  });
}
