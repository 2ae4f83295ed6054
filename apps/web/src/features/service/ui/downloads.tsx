import { Empty, MenuRow } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../shared/i18n/use-text.ts';
import { FailedPart, LoadingRows } from '../../../shared/ui/list-states.tsx';
import { resourcesQuery } from '../api/service.ts';
import { downloadsOf } from '../model/contacts.ts';

/** Apps and profiles that the merchant offers; `kinds` leaves all others out. */
export function Downloads({ kinds }: { kinds?: readonly string[] }) {
  const t = useText();
  const { data, error, refetch } = useQuery(resourcesQuery());
  if (data === undefined)
    return error === null ? <LoadingRows count={3} /> : <FailedPart error={error} onRetry={() => void refetch()} />;
  const downloads = downloadsOf(data).filter(({ resourceType }) => kinds === undefined || kinds.includes(resourceType));
  if (downloads.length === 0) return <Empty title={t('app.none')} hint={t('app.noneHint')} />;
  return (
    <div className="card card--flush">
      {downloads.map(({ resourceType, url }) => (
        <MenuRow
          key={resourceType}
          icon="download"
          tone="brand"
          label={t(`app.${resourceType}`)}
          href={url}
          opensWindow
        />
      ))}
    </div>
  );
}
