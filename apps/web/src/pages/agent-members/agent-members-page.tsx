import { Chips, Tabs } from '@fairlot/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { membersQuery, type TeamMember } from '../../features/agency/api/team.ts';
import { ExportButton } from '../../features/agency/ui/export-button.tsx';
import { FindMember, MemberList } from '../../features/agency/ui/loaded.tsx';
import { MemberRow } from '../../features/agency/ui/member-row.tsx';
import { MemberSheet } from '../../features/agency/ui/member-sheet.tsx';
import { TeamPath } from '../../features/agency/ui/team-path.tsx';
import { TeamTransfer } from '../../features/agency/ui/team-transfer.tsx';
import { ClosedCard } from '../../features/member/ui/closed-card.tsx';
import type { Period } from '../../features/records/model/periods.ts';
import { useStartDate } from '../../features/records/model/use-start-date.ts';
import { useSettings } from '../../features/site/model/use-settings.ts';
import { PeriodChoice } from '../../features/records/ui/period-choice.tsx';
import { useText } from '../../shared/i18n/use-text.ts';
import { useGo } from '../../shared/navigation/use-go.ts';
import { useSearchParams } from '../../shared/navigation/use-place.ts';
import { useHasToken } from '../../shared/session/use-session.ts';
import { EmptyCard } from '../../shared/ui/list-states.tsx';

const SORTS = ['account', '-turnover', '-deposit', '-profit', 'profit'] as const;

/** The agent's downline level by level, with each team's activity in a period. */
export default function AgentMembersPage() {
  return (
    <ClosedCard page="agency">
      <Views />
    </ClosedCard>
  );
}

/** Two views share one address (Z-13): managing the team and sending money. Each has its own React key. */
function Views() {
  const t = useText();
  const go = useGo();
  const { flags } = useSettings();
  const { tab } = useSearchParams();
  const tabs = VIEWS.filter(({ flag }) => flags[flag] === true);
  const shown = tabs.find(({ value }) => value === tab) ?? tabs[0];
  if (shown === undefined) return <EmptyCard title={t('error.module.disabled')} className="mt-3" />;
  return (
    <div className="stack mt-3">
      {tabs.length > 1 && (
        <div className="padded">
          <Tabs
            label={t('agency.team')}
            options={tabs.map(({ value, label }) => ({ value, label: t(label) }))}
            value={shown.value}
            onChange={(value) => go(`/m/member/team?tab=${value}`, { keepScroll: true })}
          />
        </div>
      )}
      {shown.value === 'manage' ? <Members /> : <TeamTransfer />}
    </div>
  );
}

const VIEWS = [
  { value: 'manage', flag: 'DOWNMAN', label: 'agency.team' },
  { value: 'transfer', flag: 'AGETRANS3', label: 'agency.transfer' },
] as const;

function Members() {
  const t = useText();
  const go = useGo();
  const { of: uplineId } = useSearchParams();
  const [period, setPeriod] = useState<Period>('week');
  const [sort, setSort] = useState<(typeof SORTS)[number]>('account');
  const [typed, setTyped] = useState('');
  const [opened, setOpened] = useState<TeamMember | null>(null);
  const account = useDeferredValue(typed.trim());
  const startDate = useStartDate(period);
  const filter = {
    startDate,
    sort,
    ...(uplineId && { memberId: uplineId }),
    ...(account !== '' && { account }),
  };
  const list = useInfiniteQuery(membersQuery(filter, useHasToken()));
  const path = list.data?.pages[0]?.footer.path ?? [];
  return (
    <div className="stack">
      <PeriodChoice value={period} onChange={setPeriod} />
      <FindMember value={typed} onChange={setTyped} />
      <Chips
        label={t('agency.sort')}
        options={SORTS.map((value) => ({ value, label: t(`agency.sort.${value}`) }))}
        value={sort}
        onChange={setSort}
      />
      <div className="section-head">
        <TeamPath path={path} onChoose={(memberId) => go(pathOf(memberId), { keepScroll: true })} />
        <ExportButton report="members" startDate={startDate} memberId={uplineId} />
      </div>
      <MemberList list={list}>{(member) => <MemberRow member={member} onOpen={setOpened} />}</MemberList>
      <MemberSheet
        member={opened}
        startDate={startDate}
        onClose={() => setOpened(null)}
        onDownline={(memberId) => {
          setOpened(null);
          setTyped('');
          go(pathOf(memberId), { keepScroll: true });
        }}
      />
    </div>
  );
}

/** Address of a member's direct downline. */
const pathOf = (memberId: string) => `/m/member/team?tab=manage&of=${memberId}`;
