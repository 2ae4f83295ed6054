import { Button, SectionHead, Segmented } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { clubQuery, missionsQuery, type Reward, waitingQuery } from '../../features/loyalty/api/loyalty.ts';
import { useNewDay } from '../../features/loyalty/model/use-new-day.ts';
import { sumText, useCollect } from '../../features/loyalty/model/use-collect.ts';
import { LevelCard } from '../../features/loyalty/ui/level-card.tsx';
import { MissionList } from '../../features/loyalty/ui/mission-list.tsx';
import { RewardList } from '../../features/loyalty/ui/reward-list.tsx';
import { ClosedCard } from '../../features/member/ui/closed-card.tsx';
import { useFlag } from '../../features/site/model/use-settings.ts';
import { useLocaleText } from '../../shared/i18n/use-text.ts';
import { useHasToken } from '../../shared/session/use-session.ts';

/** Number of missions on the start page of rewards. */
const FEW = 3;

/** Everything to collect, the outcome of earlier rewards, and missions with further rewards. */
export default function RewardsPage() {
  return (
    <ClosedCard page="rewards">
      <Rewards />
    </ClosedCard>
  );
}

function Rewards() {
  const { t, tag } = useLocaleText();
  const hasToken = useHasToken();
  useNewDay();
  const { data: club } = useQuery(clubQuery(hasToken));
  const { data: waiting } = useQuery(waitingQuery(hasToken));
  const { data: missions = [] } = useQuery(missionsQuery(hasToken));
  const hasBenefits = useFlag('MEMCLUB3');
  const { collectAll, isBusy } = useCollect();
  const [state, setState] = useState<Reward['state']>('waiting');
  const count = waiting?.count ?? 0;
  return (
    <div className="stack">
      {club !== undefined && club.level > 0 && <LevelCard club={club} />}
      <div className="padded mt-3">
        <Segmented
          label={t('rewards.title')}
          options={[
            { value: 'waiting', label: count > 0 ? `${t('loyalty.waiting')} ${count}` : t('loyalty.waiting') },
            { value: 'collected', label: t('loyalty.collected') },
            { value: 'expired', label: t('loyalty.expired') },
          ]}
          value={state}
          onChange={setState}
        />
      </div>
      {state === 'waiting' && waiting !== undefined && count > 1 && (
        <div className="padded mt-3">
          <Button variant="gold" wide disabled={isBusy} onClick={collectAll}>
            {t('loyalty.collectAll', { amount: sumText(waiting.amount, count, tag) })}
          </Button>
        </div>
      )}
      <div className="mt-3">
        <RewardList state={state} />
      </div>
      {missions.length > 0 && (
        <>
          <SectionHead
            title={t('loyalty.missions')}
            more={hasBenefits ? { text: t('loyalty.all'), href: '/m/member/benefits' } : undefined}
          />
          <MissionList missions={missions.slice(0, FEW)} />
        </>
      )}
    </div>
  );
}
