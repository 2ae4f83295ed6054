import { Button, ButtonLink, cx, Empty, Flag, type FlagTone, Icon, useToast } from '@fairlot/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { errorCodeOf } from '../../../shared/api/api-error.ts';
import { formatAmount, formatDate, formatDateTime, formatTime } from '../../../shared/i18n/format.ts';
import { useErrorText, useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../shared/session/use-session.ts';
import { FailedPart, LoadingRows } from '../../../shared/ui/list-states.tsx';
import {
  cancelWithdrawal,
  WITHDRAW_KEY,
  type Withdrawal,
  withdrawalQuery,
  type WithdrawalStatus,
} from '../api/withdraw-calls.ts';
import { hasEnded, otherEnds, stepsAhead } from '../model/withdraw-model.ts';
import { shortReference } from '../../records/model/amounts.ts';
import { CopyButton } from './copy-line.tsx';
import { PayBar } from './pay-bar.tsx';

/** Status of one withdrawal, updated by live events. */
export function WithdrawalView({ orderId }: { orderId: string }) {
  const t = useText();
  const hasToken = useHasToken();
  const { data, error, isError, refetch } = useQuery(withdrawalQuery(orderId, hasToken));
  if (data !== undefined)
    return (
      <>
        <Head withdrawal={data} />
        <Timeline withdrawal={data} />
        <OtherEnds withdrawal={data} />
        <Actions withdrawal={data} />
      </>
    );
  if (isError && errorCodeOf(error) === 'not.found')
    return (
      <Empty
        title={t('withdraw.unknownOrder')}
        action={
          <ButtonLink variant="soft" href="/m/withdraw">
            {t('title.withdraw')}
          </ButtonLink>
        }
      />
    );
  return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows shape="card" count={2} />;
}

export function toneOf(status: WithdrawalStatus): FlagTone {
  if (status === 'paid') return 'pos';
  if (status === 'refused' || status === 'failed' || status === 'reversed') return 'hot';
  return status === 'cancelled' ? 'neutral' : 'gold';
}

function Head({
  withdrawal: { orderId, status, amount, fee, currency, label, createdAt },
}: {
  withdrawal: Withdrawal;
}) {
  const { t, ...locale } = useLocaleText();
  return (
    <section className="card mx" aria-label={t('withdraw.order')}>
      <div className="row between">
        <bdi className="caption muted truncate">{label}</bdi>
        <span role="status">
          <Flag tone={toneOf(status)}>{t(`withdraw.status.${status}`)}</Flag>
        </span>
      </div>
      <p className="big numeric mt-1">
        {formatAmount(amount, locale.tag)} <span className="label faint">{currency}</span>
      </p>
      <p className="caption muted numeric mt-1">
        {`${t('withdraw.fee', { amount: formatAmount(fee, locale.tag) })} · ${formatDate(createdAt, locale)}`}
      </p>
      <div className="order-reference">
        <output className="faint code" aria-label={t('withdraw.order')}>
          {shortReference(orderId)}
        </output>
        <CopyButton what={t('withdraw.order')} text={orderId} />
      </div>
    </section>
  );
}

/** Past steps with their times, then the possible next ones. */
function Timeline({ withdrawal: { status, steps, amount, createdAt } }: { withdrawal: Withdrawal }) {
  const { t, ...locale } = useLocaleText();
  const last = steps.length - 1;
  // Sentences are about the present: past steps have none, except that the amount stays reserved until the end.
  const isTrue = (step: Withdrawal['steps'][number], index: number) =>
    index === last || (step.status === 'requested' && !hasEnded(status));
  // The header shows the day; most withdrawals end on the same day.
  const whenOf = (at: number) =>
    formatDate(at, locale) === formatDate(createdAt, locale) ? formatTime(at, locale) : formatDateTime(at, locale);
  return (
    <ol className="card mx mt-3 timeline">
      {steps.map((step, index) => (
        <li
          key={`${step.status}-${step.at}`}
          className={cx('step', index === last && !hasEnded(status) ? 'step--now' : 'step--done')}
          aria-current={index === last ? 'step' : undefined}
        >
          <span className="step__mark">{(index < last || hasEnded(status)) && <Icon name="check" size="tiny" />}</span>
          <div className="grow">
            <p className="label">{t(`withdraw.status.${step.status}`)}</p>
            {isTrue(step, index) && (
              <p className="caption faint numeric">
                {t(`withdraw.hint.${step.status}`, { amount: formatAmount(amount, locale.tag) })}
              </p>
            )}
          </div>
          <span className="caption muted numeric">{whenOf(step.at)}</span>
        </li>
      ))}
      {stepsAhead(status).map((ahead) => (
        <li key={ahead} className="step">
          <span className="step__mark" />
          <p className="label muted grow">{t(`withdraw.status.${ahead}`)}</p>
        </li>
      ))}
    </ol>
  );
}

/** Other possible outcomes, and that the money is safe in each. */
function OtherEnds({ withdrawal: { status, cancellable } }: { withdrawal: Withdrawal }) {
  const t = useText();
  const ends = otherEnds(status, cancellable);
  if (ends.length === 0) return null;
  return (
    <section className="card mx mt-3">
      <h2 className="label">{t('withdraw.ends')}</h2>
      <ul>
        {ends.map((end) => (
          <li key={end} className="caption mt-2">
            <b>{t(`withdraw.status.${end}`)}</b> <span className="muted">{t(`withdraw.end.${end}`)}</span>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Actions({ withdrawal: { orderId, status, cancellable } }: { withdrawal: Withdrawal }) {
  const t = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => cancelWithdrawal({ params: { orderId } }),
    onSuccess: () => toast.success(t('withdraw.cancelled')),
    onError: (failure) => toast.error(errorText(failure)),
    onSettled: () => client.invalidateQueries({ queryKey: WITHDRAW_KEY }),
  });
  return (
    <PayBar>
      <div className="two-columns">
        {cancellable ? (
          <Button variant="neutral" busy={isPending} onClick={() => mutate()}>
            {t('withdraw.cancel')}
          </Button>
        ) : (
          <ButtonLink variant="neutral" href="/m/withdraw">
            {t(hasEnded(status) ? 'withdraw.another' : 'title.withdraw')}
          </ButtonLink>
        )}
        <ButtonLink variant="soft" icon="headset" href="/m/customer">
          {t('withdraw.support')}
        </ButtonLink>
      </div>
    </PayBar>
  );
}
