import { Button, Field, useToast } from '@fairlot/ui';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState, type SubmitEvent } from 'react';
import { ApiError } from '../../../shared/api/api-error.ts';
import { formatAmount } from '../../../shared/i18n/format.ts';
import { useErrorText, useLocaleText } from '../../../shared/i18n/use-text.ts';
import { useIsReal } from '../../../shared/session/use-session.ts';
import { retryLost } from '../../../shared/query/query-client.ts';
import { useSettings } from '../../site/model/use-settings.ts';
import { BONUS_KEY, OFFERS_KEY, redeemCode, type Taken } from '../api/promotions.ts';
import { reasonText } from '../model/plain-terms.ts';

/** As many characters as a code of a request may have. */
const MOST = 40;

/** Takes an offer by its code. Such offers are not listed, so the field is all that a member sees of them. */
export function CodeForm() {
  return useIsReal() ? <Form /> : null;
}

function Form() {
  const { t, tag } = useLocaleText();
  const { currency } = useSettings();
  const toast = useToast();
  const [code, setCode] = useState('');
  const { redeem, isPending, error, reset } = useRedeem((taken) => {
    setCode('');
    if (taken.amount === null) return toast.success(t('offers.joined'));
    const amount = `${formatAmount(taken.amount, tag)} ${currency}`;
    toast.success(t(taken.gift === 'bonus' ? 'offers.given' : 'offers.collect', { amount }));
  });
  const isBlank = code.trim() === '';
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (!isBlank && !isPending) redeem(code.trim());
  };
  return (
    <form method="post" className="card form tight" noValidate onSubmit={submit}>
      <Field
        label={t('offers.code')}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        dir="ltr"
        maxLength={MOST}
        value={code}
        error={useProblem(error)}
        onChange={(event) => {
          reset();
          setCode(event.target.value);
        }}
      />
      <Button type="submit" variant="neutral" size="large" wide disabled={isBlank} busy={isPending}>
        {t('offers.useCode')}
      </Button>
    </form>
  );
}

function useRedeem(onTaken: (taken: Taken) => void) {
  const client = useQueryClient();
  const { mutate, ...rest } = useMutation({
    mutationFn: redeemCode,
    retry: retryLost,
    onSuccess: onTaken,
    onSettled: () => {
      void client.invalidateQueries({ queryKey: OFFERS_KEY });
      void client.invalidateQueries({ queryKey: BONUS_KEY });
    },
  });
  return { redeem: mutate, ...rest };
}

function useProblem(error: Error | null): string | undefined {
  const { t } = useLocaleText();
  const errorText = useErrorText();
  if (error === null) return undefined;
  if (!(error instanceof ApiError)) return errorText(error);
  if (error.code === 'not.found') return t('offers.codeWrong');
  const reason = (error.value as { reason?: string } | null)?.reason;
  return reason === undefined ? errorText(error) : reasonText(reason, t);
}
