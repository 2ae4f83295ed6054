import { Empty, MenuRow } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { applicationsQuery } from '../../features/content/promotions/api/applications.ts';
import { promotionsQuery } from '../../features/content/promotions/api/promotions.ts';
import { ApplicationState } from '../../features/content/promotions/ui/application-state.tsx';
import { RealAccountOnly } from '../../features/trial/ui/real-account-only.tsx';
import { useText } from '../../shared/i18n/use-text.ts';
import { useHasToken, useIsSettled } from '../../shared/session/use-session.ts';
import { FailedPart, LoadingRows } from '../../shared/ui/list-states.tsx';

/** Promotions that the member can apply for, with the outcome of earlier applications. */
export default function PromotionSelectPage() {
  return (
    <RealAccountOnly next="/m/promoSelect">
      <Promotions />
    </RealAccountOnly>
  );
}

function Promotions() {
  const t = useText();
  const isSettled = useIsSettled();
  const hasToken = useHasToken();
  const { data, error, isError, refetch } = useQuery({ ...promotionsQuery(), enabled: isSettled });
  const own = useQuery({ ...applicationsQuery(), enabled: hasToken });
  if (data === undefined)
    return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows />;
  const list = data.promotion.filter(({ takesApplications }) => takesApplications);
  if (list.length === 0) return <Empty title={t('application.none')} hint={t('application.noneHint')} />;
  return (
    <div className="card card--flush mx mt-3">
      {list.map(({ id, title, preview }) => {
        const latest = own.data?.find(({ announcementId }) => announcementId === id);
        const end = latest && { end: <ApplicationState state={latest.state} /> };
        return (
          <MenuRow
            key={id}
            icon="gift"
            tone="brand"
            label={title}
            meta={preview}
            href={`/m/activityNew?id=${encodeURIComponent(id)}`}
            {...end}
          />
        );
      })}
    </div>
  );
}
