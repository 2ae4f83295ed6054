import { Button, cx, Flag, Icon } from '@fairlot/ui';
import { formatAmount } from '../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import type { CheckIn } from '../api/loyalty.ts';
import { useCollect } from '../model/use-collect.ts';

/** The series of check-ins with today's button. */
export function CheckInCard({ round: { step, steps, isDone, amount } }: { round: CheckIn }) {
  const { t, tag } = useLocaleText();
  const { checkIn, isBusy } = useCollect();
  const money = (text: string) => formatAmount(text, tag, { decimals: 0 });
  return (
    <section className="card mx mt-3">
      <div className="row between">
        <div>
          <h2 className="h3">{t('loyalty.checkIn')}</h2>
          <p className="caption muted">{t('loyalty.checkInDay', { step, count: steps.length })}</p>
        </div>
        <Flag tone={isDone ? 'pos' : 'gold'}>{money(amount)}</Flag>
      </div>
      <ol className="check-ins mt-3">
        {steps.map((one) => (
          <li
            key={one.step}
            className={cx('check-in', one.isDone && 'is-done', !isDone && one.step === step && 'is-today')}
            aria-current={one.step === step ? 'step' : undefined}
          >
            <span>{one.step}</span>
            <Icon name={one.isDone ? 'check' : 'gift'} size="small" />
            <span className="numeric">{money(one.amount)}</span>
          </li>
        ))}
      </ol>
      <Button className="mt-3" variant="gold" wide disabled={isDone || isBusy} onClick={checkIn}>
        {isDone ? t('loyalty.checkedIn') : t('loyalty.checkInDo', { amount: money(amount) })}
      </Button>
    </section>
  );
}
