import { useQuery } from '@tanstack/react-query';
import { ButtonLink, Mark, BalanceLine, useIsHydrating } from '@fairlot/ui';
import { greetingOf } from '../../features/agency/model/greeting.ts';
import { gridEntries } from '../../features/agency/model/grid.ts';
import { AgentFirstSteps } from '../../features/agency/ui/agent-first-steps.tsx';
import { TeamCounters } from '../../features/agency/ui/team-counters.tsx';
import { SalaryLinks } from '../../features/agency/prompts/ui/salary-links.tsx';
import { WaitingContracts } from '../../features/agency/prompts/ui/waiting-contracts.tsx';
import { AgentFooter } from '../../features/agency/ui/agent-footer.tsx';
import { ClosedCard } from '../../features/member/ui/closed-card.tsx';
import { unreadMailsQuery } from '../../features/inbox/api/inbox.ts';
import { ShortcutLink } from '../../features/member/ui/shortcut-link.tsx';
import { useSettings } from '../../features/site/model/use-settings.ts';
import { useStartDate } from '../../features/records/model/use-start-date.ts';
import { serviceQuery } from '../../features/service/api/service.ts';
import { ServiceButton } from '../../features/service/ui/service-button.tsx';
import { useBalanceLine } from '../../features/wallet/model/use-balance-line.ts';
import { useMinute } from '../../shared/clock/use-now.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { useHasToken, useMember } from '../../shared/session/use-session.ts';

/** Home of agents: name, amounts, and links to the team's pages that the merchant shows. */
export default function AgentHomePage() {
  const day = useStartDate('today');
  return (
    <>
      <AgentHead />
      <div className="stack mt-3">
        <ClosedCard page="agency">
          <AgentFirstSteps day={day} />
          <TeamCounters day={day} />
        </ClosedCard>
        <WaitingContracts />
        <AgentGrid />
        <SalaryLinks />
      </div>
      <AgentFooter />
    </>
  );
}

function AgentHead() {
  const t = useText();
  const member = useMember();
  const line = useBalanceLine('agency.balance');
  return (
    <section className="deep head">
      <Mark className="halo halo--large" flat />
      <header className="header on-deep">
        <div className="grow">
          <Greeting />
          <h1 className="h2 truncate">{member?.userName}</h1>
        </div>
        <ServiceButton />
      </header>
      <BalanceLine {...line} large />
      <div className="two-columns mt-3">
        <ButtonLink variant="pop" href="/m/withdraw">
          {t('header.withdraw')}
        </ButtonLink>
        <ButtonLink variant="veil" href="/m/voucherCenter">
          {t('header.deposit')}
        </ButtonLink>
      </div>
    </section>
  );
}

/** Greeting by the agent's local hour (Z-85). The server does not know it, so the line is empty until hydration. */
function Greeting() {
  const t = useText();
  const isHydrating = useIsHydrating();
  const hour = new Date(useMinute()).getHours();
  return <div className="caption muted">{isHydrating ? '\u00a0' : t(`agency.greeting.${greetingOf(hour)}`)}</div>;
}

function AgentGrid() {
  const t = useText();
  const { flags } = useSettings();
  const { data: unread = 0 } = useQuery(unreadMailsQuery(useHasToken() && flags['MAILCEN'] === true));
  // The merchant's contacts for agents; without an address the page lists all contacts.
  const { data: service = [] } = useQuery(serviceQuery());
  const outside = service.find(({ csType }) => csType !== 'LIVECHAT')?.address;
  return (
    <nav className="card shortcuts mx" aria-label={t('agency.pages')}>
      {gridEntries(flags).map(({ label, icon, href }) => (
        <ShortcutLink key={href} icon={icon} label={t(label)} href={href} count={href === '/m/webEmail' ? unread : 0} />
      ))}
      <ShortcutLink
        icon="headset"
        label={t('agency.service')}
        href={outside ?? '/m/customer'}
        opensWindow={outside !== undefined}
      />
    </nav>
  );
}
