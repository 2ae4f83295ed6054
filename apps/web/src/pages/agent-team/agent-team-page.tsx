import { Empty } from '@fairlot/ui';
import { BalancePanel } from '../../features/member/ui/balance-panel.tsx';
import { ClosedCard } from '../../features/member/ui/closed-card.tsx';
import { useText } from '../../shared/i18n/use-text.ts';

/** Reports about an agent's team, under several addresses; the title says which. */
export default function AgentTeamPage() {
  const t = useText();
  return (
    <div className="stack">
      <BalancePanel />
      <ClosedCard page="contracts">
        <div className="card mx">
          <Empty title={t('agency.none')} hint={t('agency.noneHint')} />
        </div>
      </ClosedCard>
    </div>
  );
}
