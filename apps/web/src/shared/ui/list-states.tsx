import { Button, Empty, Skeleton } from '@fairlot/ui';
import { errorCodeOf } from '../api/api-error.ts';
import { useErrorText, useText } from '../i18n/use-text.ts';

/** Part of a page that could not be loaded, with the way to try again; without a network it says so. */
export function FailedPart({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText();
  const errorText = useErrorText();
  const title = errorCodeOf(error) === 'offline' ? errorText(error) : t('common.failed');
  return (
    <div role="alert">
      <Empty title={title} action={<Button variant="soft" onClick={onRetry}>{t('common.retry')}</Button>} />
    </div>
  );
}

/** Rows that are on their way. */
export function LoadingRows({ count = 4, shape = 'row' }: { count?: number; shape?: 'row' | 'card' }) {
  const t = useText();
  return (
    <div className="pad col gap3 mt3" role="status" aria-label={t('common.loading')}>
      {Array.from({ length: count }, (_, index) => <Skeleton key={index} shape={shape} late />)}
    </div>
  );
}

/** Fetches the next page of a list; nothing at its end. */
export function LoadMore({ hasMore, isLoading, label, onMore }: { hasMore: boolean; isLoading: boolean; label: string; onMore: () => void }) {
  if (!hasMore) return null;
  return <div className="pad mt3"><Button variant="neutral" wide busy={isLoading} onClick={onMore}>{label}</Button></div>;
}
