import { Empty } from '@fairlot/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { rowsOf } from '../../../../shared/query/rows-of.ts';
import { FailedPart, LoadingRows, LoadMore } from '../../../../shared/ui/list-states.tsx';
import { historyQuery } from '../api/history.ts';
import { PastDrawRow } from './past-draw.tsx';

/** Results of a game, newest first, loaded page by page. */
export function PastDraws({ gameCode, family }: { gameCode: string; family: string | undefined }) {
  const t = useText();
  const list = useInfiniteQuery(historyQuery(gameCode));
  const { data, error, isError, refetch } = list;
  if (data === undefined)
    return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows shape="card" />;
  const draws = rowsOf(data.pages, ({ numero }) => numero);
  if (draws.length === 0) return <Empty title={t('lottery.noResults')} hint={t('lottery.noResultsHint')} />;
  return (
    <>
      <section className="card card--flush mx" aria-label={t('lottery.drawHistory')}>
        {draws.map((draw) => (
          <PastDrawRow key={draw.numero} draw={draw} gameCode={gameCode} family={family} />
        ))}
      </section>
      <LoadMore list={list} label={t('lottery.loadMore')} />
    </>
  );
}
