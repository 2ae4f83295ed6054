import { Empty } from '@fairlot/ui';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { FailedPart, LoadingRows } from '../../../../shared/ui/list-states.tsx';
import type { Announcement, Notices } from '../api/notices.ts';

interface EntryListProps {
  query: UseQueryResult<Notices>;
  children: (list: readonly Announcement[], hasMarks: boolean) => ReactNode;
}

/**
 * A list of announcements with its loading, error and empty states. Read marks are known once something counts as
 * unread (visitors have none).
 */
export function EntryList({ query, children }: EntryListProps) {
  const t = useText();
  const { data, error, isError, refetch } = query;
  if (data === undefined)
    return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows shape="card" />;
  if (data.player.length === 0) return <Empty title={t('content.none')} hint={t('content.noneHint')} />;
  return children(data.player, data.unreadCount > 0);
}
