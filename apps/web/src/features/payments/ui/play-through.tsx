import { isZero } from '@fairlot/money';
import { Icon, Progress } from '@fairlot/ui';
import { formatAmount } from '../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import type { WithdrawSettings } from '../api/withdraw-calls.ts';
import { playedShare } from '../model/withdraw-model.ts';

/** How much of the deposits has to be staked before a withdrawal. */
export function PlayThrough({ settings }: { settings: WithdrawSettings }) {
  const { t, tag } = useLocaleText();
  const isDone = isZero(settings.wageringLeft);
  return (
    <section className="card mx mt-3">
      <div className="row between">
        <h2 className="label">{t('withdraw.wagering')}</h2>
        {isDone && (
          <span className="label positive row">
            <Icon name="check" size="small" />
            {t('withdraw.wageringDone')}
          </span>
        )}
      </div>
      <Progress share={playedShare(settings)} label={t('withdraw.wagering')} className="mt-3 bar--large" />
      <p className="caption muted numeric mt-2">
        {t('withdraw.wageringLeft', {
          left: formatAmount(settings.wageringLeft, tag),
          total: formatAmount(settings.wageringTotal, tag),
        })}
      </p>
      {!isDone && <p className="caption muted mt-2">{t('error.withdraw.wagering')}</p>}
    </section>
  );
}
