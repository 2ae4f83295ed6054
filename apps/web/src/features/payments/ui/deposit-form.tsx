import { displayMinor, parseMinor } from '@fairlot/money';
import { Button, ButtonLink, Icon } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useId, useState, type SubmitEvent } from 'react';
import { errorCodeOf } from '../../../shared/api/api-error.ts';
import { formatAmount } from '../../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { limitsQuery } from '../../protection/api/limits.ts';
import { restOf, tightest } from '../../protection/model/limit-words.ts';
import { useSettings } from '../../site/model/use-settings.ts';
import type { DepositMethod } from '../api/deposit.ts';
import { digitsOf, digitsOfAmount, keptDigits, minorOf } from '../../../shared/i18n/typed-amount.ts';
import { amountProblem } from '../model/amount.ts';
import { type DepositOffer, useDeposit } from '../model/use-deposit.ts';
import { AmountInput } from './amount-input.tsx';
import { LimitLine } from './limit-line.tsx';
import { MethodList, MethodRow } from './method-choice.tsx';
import { PayBar } from './pay-bar.tsx';
import { ErrorNote } from '../../../shared/errors/error-note.tsx';

/** The payment as typed; amounts are minor units, zero until the input is valid. */
export interface TypedDeposit {
  paidMinor: bigint;
  feeMinor: bigint;
  currency: string;
}

interface DepositFormProps {
  methods: readonly DepositMethod[];
  /** The amount at first: a wire amount, or `suggested` for the method's first suggestion. */
  amount?: string | undefined;
  /** The promotion of this deposit, and the element in which the member chooses it and reads its terms. */
  offer: {
    chosen: DepositOffer | null;
    choice: (deposit: TypedDeposit) => ReactNode;
    /** The error of an offer that cannot be taken, in the place of a general one; null for other errors. */
    errorOf: (error: Error) => ReactNode;
  };
  /** The member's balance, shown beside the amount. */
  balance: ReactNode;
}

/**
 * Method, amount, promotion and summary; the order's payment page opens in this window. The template `new` shows the
 * chosen method and preset amounts, `base` a list of all methods and a plain field (Z-70).
 */
export function DepositForm({ methods, amount: given, offer, balance }: DepositFormProps) {
  const { t, tag } = useLocaleText();
  const [chosen, setChosen] = useState(methods[0]?.method ?? '');
  const [digits, setDigits] = useState(() => firstDigits(given, methods[0]));
  const method = methods.find((entry) => entry.method === chosen) ?? methods[0];
  const isNew = useSettings().templates.dep_func === 1;
  const { mutate, isPending, isSuccess, error, reset } = useDeposit();
  const left = useLimitLeft();
  if (method === undefined) return null;

  const amountMinor = minorOf(digits);
  const problem = amountProblem(amountMinor, method);
  const isOver = problem === null && left !== null && amountMinor > parseMinor(left);
  const isReady = problem === null && !isOver;
  // An edit must not free the button while an order is under way.
  const change = (next: string) => {
    if (isPending) return;
    reset();
    setDigits(next);
  };
  const choose = (next: string) => {
    if (isPending) return;
    reset();
    setChosen(next);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    if (isReady && !isPending) mutate({ method: method.method, amountMinor, offer: offer.chosen });
  };
  return (
    <form method="post" onSubmit={submit} noValidate data-template={isNew ? 'new' : 'base'} className="pay-form">
      <div>
        {isNew ? (
          <MethodRow methods={methods} value={method.method} onChange={choose} />
        ) : (
          <div className="padded">
            <MethodList methods={methods} value={method.method} onChange={choose} />
          </div>
        )}
        {method.openOrder !== null && <OpenOrder orderId={method.openOrder} />}
        <AmountCard
          method={method}
          digits={digits}
          problem={problem === 'empty' ? null : problem}
          isOver={isOver}
          onChange={change}
          hasPresets={isNew}
          balance={balance}
        />
      </div>
      <div>
        {offer.choice({
          paidMinor: problem === null ? amountMinor : 0n,
          feeMinor: parseMinor(method.fee),
          currency: method.currency,
        })}
        {(error && offer.errorOf(error)) ?? <ErrorNote error={error} className="mx mt-4" />}
        <LimitLine left={left} isOver={isOver} />
        <NextStep kind={method.kind} />
        <Pay method={method} isReady={isReady} isBusy={isPending || isSuccess}>
          {digits === ''
            ? t('deposit.enter')
            : t(isUnavailable(error) ? 'deposit.payAgain' : 'deposit.pay', {
                amount: `${displayMinor(amountMinor, { locale: tag, decimals: 0 })} ${method.currency}`,
              })}
        </Pay>
      </div>
    </form>
  );
}

/** The rest of the member's own deposit limit, as a wire amount; null if none is set or known. */
function useLimitLeft(): string | null {
  const { data = [] } = useQuery(limitsQuery(useHasToken()));
  const limit = tightest(data, 'deposit');
  return limit === undefined ? null : restOf(limit);
}

const isUnavailable = (error: Error | null) => error !== null && errorCodeOf(error) === 'deposit.provider.unavailable';

function firstDigits(given: string | undefined, method: DepositMethod | undefined): string {
  const amount = given === 'suggested' ? method?.suggested[0] : given;
  return keptDigits(digitsOfAmount(amount ?? '')).replace(/^0$/, '');
}

function NextStep({ kind }: Pick<DepositMethod, 'kind'>) {
  const t = useText();
  return (
    <p className="row top caption muted padded mt-3">
      <Icon name="info" size="small" className="brand" />
      <span>{t(`deposit.next.${kind}`)}</span>
    </p>
  );
}

interface PayProps {
  method: DepositMethod;
  isReady: boolean;
  isBusy: boolean;
  children: string;
}

function Pay({ method, isReady, isBusy, children }: PayProps) {
  return (
    <PayBar>
      <Button
        type="submit"
        variant="fill"
        size="large"
        wide
        disabled={!isReady || (method.openOrder !== null && method.kind !== 'redirect')}
        busy={isBusy}
      >
        <span className="pay-label">
          <span className="numeric">{children}</span>
          {isReady && <span className="pay-label__method">{method.name}</span>}
        </span>
      </Button>
    </PayBar>
  );
}

/** Link to an open order of this method that still waits for payment. */
function OpenOrder({ orderId }: { orderId: string }) {
  const t = useText();
  return (
    <div className="padded mt-3">
      <div className="note row between">
        <span>{t('deposit.openOrder')}</span>
        <ButtonLink variant="soft" size="small" href={`/m/voucherCenter?orderId=${orderId}`}>
          {t('deposit.openOrderShow')}
        </ButtonLink>
      </div>
    </div>
  );
}

interface AmountCardProps {
  method: DepositMethod;
  digits: string;
  problem: 'low' | 'high' | null;
  /** Above the member's own limit, which has a line of its own. */
  isOver: boolean;
  onChange: (digits: string) => void;
  hasPresets: boolean;
  balance: ReactNode;
}

function AmountCard({ method, digits, problem, isOver, onChange, hasPresets, balance }: AmountCardProps) {
  const { t, tag } = useLocaleText();
  const id = useId();
  const plain = (amount: string) => formatAmount(amount, tag, { decimals: 0 });
  return (
    <section className="card amount mx mt-3">
      <div>
        <div className="row between top">
          <label className="caption muted" htmlFor={id}>
            {t('deposit.amount')}
          </label>
          {balance}
        </div>
        <div className="line">
          <AmountInput
            id={id}
            digits={digits}
            isInvalid={problem !== null || isOver}
            aria-describedby={`${id}-limits`}
            onChange={(text) => onChange(digitsOf(text, tag))}
          />
          <span className="unit">{method.currency}</span>
        </div>
        <p
          id={`${id}-limits`}
          className={problem === null ? 'caption faint numeric' : 'caption negative numeric'}
          role={problem === null ? undefined : 'alert'}
        >
          {t('deposit.limits', { min: plain(method.min), max: plain(method.max), currency: method.currency })}
        </p>
      </div>
      <div className="presets mt-3" role="group" aria-label={t('deposit.suggested')} hidden={!hasPresets}>
        {method.suggested.map((amount) => (
          <button
            key={amount}
            type="button"
            className="preset numeric"
            aria-pressed={parseMinor(amount) === minorOf(digits)}
            onClick={() => onChange(digitsOfAmount(amount))}
          >
            {plain(amount)}
          </button>
        ))}
      </div>
    </section>
  );
}
