import { BalanceLine, Flag } from '@fairlot/ui';
import { useText } from '../../../shared/i18n/use-text.ts';
import { TRIAL_TYPE } from '../../../shared/session/model.ts';
import { useMember } from '../../../shared/session/use-session.ts';
import { useBalance } from '../../wallet/model/use-balance.ts';

/** The balance on its deep panel. */
export function BalancePanel() {
  const t = useText();
  const member = useMember();
  const { balance, currency, state, toggle, refresh } = useBalance();
  const labels = {
    balance: t('balance.label'),
    hide: t('balance.hide'),
    show: t('balance.show'),
    refresh: t('balance.refresh'),
  };
  return (
    <section className="deep member-strip" aria-label={t('balance.label')}>
      <BalanceLine
        balance={balance}
        currency={currency}
        state={state}
        onToggle={toggle}
        onRefresh={refresh}
        labels={labels}
      />
      {member?.type === TRIAL_TYPE && <Flag tone="gold">{t('common.playMoney')}</Flag>}
    </section>
  );
}
