import { BalanceLine, Flag } from '@fairlot/ui';
import { useText } from '../../../shared/i18n/use-text.ts';
import { TRIAL_TYPE } from '../../../shared/session/model.ts';
import { useMember } from '../../../shared/session/use-session.ts';
import { useBalanceLine } from '../../wallet/model/use-balance-line.ts';

/** The balance on its deep panel. */
export function BalancePanel() {
  const t = useText();
  const member = useMember();
  const line = useBalanceLine();
  return (
    <section className="deep member-strip" aria-label={t('balance.label')}>
      <BalanceLine {...line} />
      {member?.type === TRIAL_TYPE && <Flag tone="gold">{t('common.playMoney')}</Flag>}
    </section>
  );
}
