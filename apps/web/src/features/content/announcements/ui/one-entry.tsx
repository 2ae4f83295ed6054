import { Empty } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { errorCodeOf } from '../../../../shared/api/api-error.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { useSearchParams } from '../../../../shared/navigation/use-place.ts';
import { useIsSettled } from '../../../../shared/session/use-session.ts';
import { FailedPart, LoadingRows } from '../../../../shared/ui/list-states.tsx';
import { announcementQuery } from '../api/announcement.ts';
import type { Announcement } from '../api/notices.ts';

/** The announcement or promotion that the address names by `id`, or why there is none. */
export function OneEntry({ children }: { children: (entry: Announcement) => ReactNode }) {
  const t = useText();
  const { id = '' } = useSearchParams();
  const isSettled = useIsSettled();
  const { data, error, isError, refetch } = useQuery({ ...announcementQuery(id), enabled: isSettled && id !== '' });
  const isGone = id === '' || (isError && errorCodeOf(error) === 'not.found');
  if (isGone) return <Empty title={t('content.gone')} hint={t('content.goneHint')} />;
  if (data === undefined)
    return isError ? (
      <FailedPart error={error} onRetry={() => void refetch()} />
    ) : (
      <LoadingRows count={2} shape="card" />
    );
  return children(data);
}
