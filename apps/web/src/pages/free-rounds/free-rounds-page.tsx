import { Empty } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { freeRoundsQuery } from '../../features/vendors/free-rounds/api/free-rounds.ts';
import { FreeRoundsCard } from '../../features/vendors/free-rounds/ui/free-rounds-card.tsx';
import { useText } from '../../shared/i18n/use-text.ts';
import { useHasToken } from '../../shared/session/use-session.ts';
import { FailedPart, LoadingRows } from '../../shared/ui/list-states.tsx';

/** The member's free rounds; playable ones come first. */
export default function FreeRoundsPage() {
  const t = useText();
  const { data, error, isError, refetch } = useQuery(freeRoundsQuery(useHasToken()));
  if (data === undefined)
    return (
      <div className="padded mt-3">
        {isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows shape="card" />}
      </div>
    );
  if (data.length === 0) return <Empty title={t('freeRounds.none')} hint={t('freeRounds.noneHint')} />;
  return (
    <div className="padded mt-3 stack">
      <ul className="plain stack">
        {data.map((grant) => (
          <FreeRoundsCard key={grant.id} {...grant} />
        ))}
      </ul>
    </div>
  );
}
