import { Button } from '@fairlot/ui';
import { useId } from 'react';
import { formatAmount } from '../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import type { WithdrawSettings } from '../api/withdraw-calls.ts';
import { smaller, type WithdrawProblem } from '../model/withdraw-model.ts';
import { AmountInput } from './amount-input.tsx';

interface WithdrawAmountProps {
  settings: WithdrawSettings;
  balance: string;
  currency: string;
  digits: string;
  problem: WithdrawProblem | null;
  onChange: (text: string) => void;
  onAll: () => void;
}

/** The amount with the available balance, limits, fee and the day's free withdrawals. */
export function WithdrawAmount({ settings, balance, currency, digits, problem, onChange, onAll }: WithdrawAmountProps) {
  const { t, tag } = useLocaleText();
  const id = useId();
  const plain = (amount: string) => formatAmount(amount, tag, { decimals: 0 });
  const limits = { min: plain(settings.min), max: plain(smaller(settings.max, settings.dailyLeft)), currency };
  return (
    <section className="card amount mx">
      <div className="row between">
        <span className="caption muted">{t('withdraw.available')}</span>
        <span className="label numeric">{`${formatAmount(balance, tag)} ${currency}`}</span>
      </div>
      <div className="row between mt-3">
        <div className="line grow">
          <AmountInput
            digits={digits}
            isInvalid={problem !== null}
            aria-label={t('withdraw.amount')}
            aria-describedby={`${id}-limits`}
            onChange={onChange}
          />
          <span className="unit">{currency}</span>
        </div>
        <Button variant="soft" size="small" onClick={onAll}>
          {t('withdraw.all')}
        </Button>
      </div>
      <p
        id={`${id}-limits`}
        className={problem === null ? 'caption faint numeric' : 'caption negative numeric'}
        role={problem === null ? undefined : 'alert'}
      >
        {problem === 'balance' ? t('withdraw.tooMuch') : t('withdraw.limits', limits)}
      </p>
      <div className="row between wrap caption muted numeric mt-3">
        <span>{t('withdraw.fee', { amount: formatAmount(settings.fee, tag) })}</span>
        <span>{t('withdraw.free', { left: settings.freeLeft, total: settings.freePerDay })}</span>
      </div>
    </section>
  );
}
