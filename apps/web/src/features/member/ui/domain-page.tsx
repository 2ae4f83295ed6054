import type { ClosablePage } from '@fairlot/contract';
import { Empty } from '@fairlot/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useMember } from '../../../shared/session/use-session.ts';
import { BalancePanel } from './balance-panel.tsx';
import { ClosedCard } from './closed-card.tsx';

interface DomainPageProps {
  page: ClosablePage;
  /** Below either state: ways on. */
  actions?: ReactNode;
  /** What the page shows while it is open; without it, that there is nothing yet. */
  children?: ReactNode;
}

/** A page of the member's that the merchant can close: the balance, then the page or the reason why it is closed. */
export function DomainPage({ page, actions, children }: DomainPageProps) {
  const t = useText();
  const member = useMember();
  return (
    <div className="stack">
      {member !== null && <BalancePanel />}
      <ClosedCard page={page} actions={actions}>
        {children ?? (
          <div className="card mx">
            <Empty title={t(`${page}.none`)} hint={t(`${page}.noneHint`)} action={actions} />
          </div>
        )}
      </ClosedCard>
    </div>
  );
}
