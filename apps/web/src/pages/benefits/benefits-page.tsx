import { Empty, MenuRow } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { checkInQuery, clubQuery, missionsQuery } from '../../features/loyalty/api/loyalty.ts';
import { useNewDay } from '../../features/loyalty/model/use-new-day.ts';
import { BenefitGrid } from '../../features/loyalty/ui/benefit-grid.tsx';
import { BirthdayForm } from '../../features/loyalty/ui/birthday-form.tsx';
import { CheckInCard } from '../../features/loyalty/ui/check-in-card.tsx';
import { LevelCard } from '../../features/loyalty/ui/level-card.tsx';
import { MissionGroups } from '../../features/loyalty/ui/mission-list.tsx';
import { MissionSwitch } from '../../features/loyalty/ui/mission-switch.tsx';
import { ClosedCard } from '../../features/member/ui/closed-card.tsx';
import { useFlag } from '../../features/site/model/use-settings.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { TRIAL_TYPE } from '../../shared/session/model.ts';
import { useHasToken, useMember } from '../../shared/session/use-session.ts';
import { Loaded } from '../../shared/query/loaded.tsx';

/** Benefits of the level, the daily check-in, and missions. */
export default function BenefitsPage() {
  return (
    <ClosedCard page="benefits">
      <Benefits />
    </ClosedCard>
  );
}

function Benefits() {
  const t = useText();
  const hasToken = useHasToken();
  useNewDay();
  const club = useQuery(clubQuery(hasToken));
  const round = useQuery(checkInQuery(hasToken));
  const missions = useQuery(missionsQuery(hasToken));
  const hasRewards = useFlag('REWCEN3');
  const isTrial = useMember()?.type === TRIAL_TYPE;
  // Levels and missions exist for real money only.
  if (isTrial) return <Empty title={t('benefits.none')} hint={t('benefits.noneHint')} />;
  return (
    <div className="stack">
      <Loaded query={club}>
        {(own) => (
          <>
            <LevelCard club={own} />
            <BenefitGrid benefits={own.benefits} />
          </>
        )}
      </Loaded>
      <Loaded query={round}>{(days) => <CheckInCard round={days} />}</Loaded>
      <Loaded query={missions}>{(list) => <MissionGroups missions={list} />}</Loaded>
      <MissionSwitch />
      {club.data?.birthday === null && <BirthdayForm />}
      <div className="card card--flush mx mt-3">
        <MenuRow icon="crown" label={t('loyalty.levels')} href="/m/vip" />
        {hasRewards && <MenuRow icon="gift" label={t('rewards.title')} href="/m/rewardCenter" />}
        <MenuRow icon="refresh" label={t('loyalty.cashback')} href="/m/member/cashback" />
      </div>
    </div>
  );
}
