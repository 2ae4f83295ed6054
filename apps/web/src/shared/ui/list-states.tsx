import { Button, cx, Empty, Skeleton } from '@fairlot/ui';
import type { UseInfiniteQueryResult } from '@tanstack/react-query';
import { errorCodeOf } from '../api/api-error.ts';
import { useErrorText, useText } from '../i18n/use-text.ts';
import { PullRefresh } from './pull-refresh.tsx';

/**
 * Error state of a part that could not be loaded, with a retry button. Offline it reports that there is no network, and
 * of a disabled feature that it is switched off.
 */
export function FailedPart({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const t = useText();
  const errorText = useErrorText();
  const code = errorCodeOf(error);
  const isClosed = code === 'module.disabled';
  const title = code === 'offline' || isClosed ? errorText(error) : t('common.failed');
  return (
    <div className="pressable" role="alert">
      <Empty
        title={title}
        action={
          // Another try would get the same answer.
          isClosed ? undefined : (
            <Button variant="soft" onClick={onRetry}>
              {t('common.retry')}
            </Button>
          )
        }
      />
    </div>
  );
}

/** Placeholder rows while data loads. */
export function LoadingRows({ count = 4, shape = 'row' }: { count?: number | undefined; shape?: 'row' | 'card' }) {
  const t = useText();
  return (
    <div className="loading-rows padded column gap-3 mt-3" role="status" aria-label={t('common.loading')}>
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} shape={shape} late />
      ))}
    </div>
  );
}

interface LoadMoreProps {
  list: Pick<UseInfiniteQueryResult, 'hasNextPage' | 'isFetchingNextPage' | 'fetchNextPage' | 'refetch'>;
  label: string;
}

/** The end of a list. It fetches the next page while there is one; pulling down at the top reloads the list. */
export function LoadMore({ list: { hasNextPage, isFetchingNextPage, fetchNextPage, refetch }, label }: LoadMoreProps) {
  return (
    <>
      {hasNextPage && (
        <div className="padded mt-3">
          <Button variant="neutral" wide busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>
            {label}
          </Button>
        </div>
      )}
      <PullRefresh onRefresh={() => void refetch()} />
    </>
  );
}

/** The empty state of a list on its own card. */
export function EmptyCard({ title, hint, className }: { title: string; hint?: string; className?: string }) {
  return (
    <div className={cx('card mx', className)}>
      <Empty title={title} hint={hint} />
    </div>
  );
}
