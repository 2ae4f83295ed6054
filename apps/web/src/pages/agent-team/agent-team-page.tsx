import { Empty } from '@fairlot/ui';
import { BalancePanel } from '../../features/member/ui/balance-panel.tsx';
import { useText } from '../../shared/i18n/use-text.ts';

/** Rebates of agents, which are switched off: their entries are not shown, and their addresses say so. */
export default function AgentTeamPage() {
  const t = useText();
  return (
    <div className="stack">
      <BalancePanel />
      <div className="card mx">
        <Empty title={t('error.module.disabled')} />
      </div>
    </div>
  );
}
