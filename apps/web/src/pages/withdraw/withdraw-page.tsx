import { BalanceLine, ButtonLink, Icon } from '@fairlot/ui';
import { useSettings } from '../../features/site/model/use-settings.ts';
import { useBalance } from '../../features/wallet/model/use-balance.ts';
import { PlayMoney } from '../../features/wallet/ui/play-money.tsx';
import { useText, type Translate } from '../../shared/i18n/use-text.ts';

/** The balance, and why nothing can be paid out right now, in the merchant's words. */
export default function WithdrawPage() {
  const t = useText();
  const { withdrawals } = useSettings();
  const { balance, currency, state, toggle, refresh } = useBalance();
  const labels = { balance: t('withdraw.available'), hide: t('balance.hide'), show: t('balance.show'), refresh: t('balance.refresh') };
  return (
    <div className="stack">
      <section className="deep mstrip" aria-label={t('withdraw.available')}>
        <BalanceLine balance={balance} currency={currency} state={state} onToggle={toggle} onRefresh={refresh} labels={labels} />
        <PlayMoney />
      </section>
      <section className="card mx c">
        <span className="ov-icon gold"><Icon name="lock" /></span>
        <h2 className="h2 mt3">{t('withdraw.closed')}</h2>
        <p className="mut mt1">{reasonText(withdrawals.reason, t)}</p>
        <div className="g2 mt4">
          <ButtonLink variant="neutral" href="/m/transaction/record">{t('title.transactions')}</ButtonLink>
          <ButtonLink variant="fill" href="/m/lott">{t('title.lobby')}</ButtonLink>
        </div>
      </section>
    </div>
  );
}

/** The merchant's own words, or the text of the reason that a new merchant begins with. */
function reasonText(reason: string | null, t: Translate): string {
  return reason === null || reason === 'withdraw.closed' ? t('withdraw.closedHint') : reason;
}
