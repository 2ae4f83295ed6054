import { displayMinor, formatMinor, isZero, parseMinor } from '@fairlot/money';
import { Button } from '@fairlot/ui';
import { type ReactNode, useState, type SubmitEvent } from 'react';
import { useMinute } from '../../../shared/clock/use-now.ts';
import { bonusWords } from '../../../shared/i18n/bonus-words.ts';
import { formatAmount } from '../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { useRouter } from '../../../shared/navigation/use-router.ts';
import { useDraft } from '../../../shared/session/use-draft.ts';
import type { PayoutAccount, WithdrawSettings } from '../api/withdraw-calls.ts';
import { digitsOf, digitsOfAmount, keptDigits, minorOf } from '../../../shared/i18n/typed-amount.ts';
import { useWithdraw } from '../model/use-withdraw.ts';
import { isUsable, mostMinor, withdrawProblem } from '../model/withdraw-model.ts';
import { AccountChoice } from './account-choice.tsx';
import { useFlag } from '../../site/model/use-settings.ts';
import { PaymentPassword } from '../../../shared/ui/payment-password.tsx';
import { PayBar } from './pay-bar.tsx';
import { PlayThrough } from './play-through.tsx';
import { WithdrawAmount } from './withdraw-amount.tsx';

const DRAFT_KEY = 'WITHDRAW_AMOUNT';

interface WithdrawFormProps {
  userName: string;
  settings: WithdrawSettings;
  accounts: readonly PayoutAccount[];
  balance: string;
  /** Bonus money; not part of the balance. */
  bonus: string;
  currency: string;
  /** Required steps before the first withdrawal; null when all are done. */
  checklist: ReactNode;
}

/**
 * Amount, account and payment password; fee and remaining turnover are shown first. Until the member can withdraw, a
 * checklist replaces account and password; the amount is kept meanwhile.
 */
export function WithdrawForm({ userName, settings, accounts, balance, bonus, currency, checklist }: WithdrawFormProps) {
  const { t, tag } = useLocaleText();
  const hasCentre = useFlag('SECCEN');
  const router = useRouter();
  const now = useMinute();
  const [draft, setDigits] = useDraft(DRAFT_KEY, userName);
  const digits = keptDigits(draft);
  const [picked, setChosen] = useState<string>();
  // An account may be removed in another tab.
  const usable = accounts.filter((account) => isUsable(account, now)).map(({ accountId }) => accountId);
  const chosen = usable.find((accountId) => accountId === picked) ?? usable[0];
  const [password, setPassword] = useState('');
  const { mutate, isPending, isSuccess, error, reset } = useWithdraw(() => setDigits(''));
  // Only while the form is shown: the member may have gone to another page.
  const show = ({ orderId }: { orderId: string }) => router.history.replace(`/m/withdraw?orderId=${orderId}`);
  const amountMinor = minorOf(digits);
  const problem = withdrawProblem(amountMinor, settings, balance);
  const canSend = problem === null && chosen !== undefined && password !== '' && isZero(settings.wageringLeft);
  // An edit must not free the button while a withdrawal is under way.
  const change = (next: string) => {
    if (isPending) return;
    reset();
    setDigits(next);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (canSend && !isPending)
      mutate({ accountId: chosen, amount: formatMinor(amountMinor), paymentPassword: password }, { onSuccess: show });
  };
  const amount = `${displayMinor(amountMinor, { locale: tag, decimals: 0 })} ${currency}`;
  return (
    <form method="post" onSubmit={submit} noValidate className="pay-form">
      <div>
        <WithdrawAmount
          settings={settings}
          balance={balance}
          currency={currency}
          digits={digits}
          problem={problem === 'empty' ? null : problem}
          onChange={(text) => change(digitsOf(text, tag))}
          onAll={() => change(digitsOfAmount(formatMinor(mostMinor(settings, balance))).replace(/^0$/, ''))}
        />
        {!isZero(settings.wageringTotal) && <PlayThrough settings={settings} />}
        {/* It states that the balance can always be withdrawn, which is true only after the turnover is done. */}
        {!isZero(bonus) && isZero(settings.wageringLeft) && (
          <p className="caption muted numeric padded mt-3">
            {t('withdraw.bonusKept', { bonus: bonusWords(t, formatAmount(bonus, tag), currency) })}
          </p>
        )}
      </div>
      <div>
        {checklist ?? (
          <>
            <AccountChoice accounts={accounts} value={chosen} onChange={setChosen} />
            <div className="padded mt-4">
              <PaymentPassword value={password} onChange={setPassword} error={error} hasCentre={hasCentre} />
            </div>
            {problem === null && <Total amountMinor={amountMinor} fee={settings.fee} currency={currency} />}
            <PayBar>
              <Button type="submit" variant="fill" size="large" wide disabled={!canSend} busy={isPending || isSuccess}>
                <span className="numeric">{digits === '' ? t('withdraw.enter') : t('withdraw.send', { amount })}</span>
              </Button>
            </PayBar>
          </>
        )}
      </div>
    </form>
  );
}

/** Amount, fee and what leaves the balance, shown before the request. */
function Total({ amountMinor, fee, currency }: { amountMinor: bigint; fee: string; currency: string }) {
  const { t, tag } = useLocaleText();
  const totalMinor = amountMinor + parseMinor(fee);
  return (
    <dl className="card mx mt-3 deposit-sum" aria-label={t('withdraw.total')}>
      <div>
        <dt>{t('withdraw.amount')}</dt>
        <dd className="numeric">{formatAmount(formatMinor(amountMinor), tag)}</dd>
      </div>
      <div>
        <dt>{t('withdraw.feeName')}</dt>
        <dd className="numeric">{formatAmount(fee, tag)}</dd>
      </div>
      <div className="deposit-sum__total">
        <dt>{t('withdraw.total')}</dt>
        <dd className="numeric">{`${formatAmount(formatMinor(totalMinor), tag)} ${currency}`}</dd>
      </div>
    </dl>
  );
}
