import { Button, Empty } from '@fairlot/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { gameListQuery } from '../../features/catalogue/api/game-list.ts';
import { gameFilterOf } from '../../features/catalogue/model/game-filter.ts';
import { CategoryRail } from '../../features/catalogue/ui/category-rail.tsx';
import { GameGrid, LoadingGrid } from '../../features/catalogue/ui/game-grid.tsx';
import { useText } from '../../shared/i18n/use-text.ts';
import { useSearchParams } from '../../shared/navigation/use-place.ts';
import { FailedPart } from '../../shared/ui/list-states.tsx';

/** Games of a category and vendor, page after page. */
export default function GameListPage() {
  const t = useText();
  const filter = gameFilterOf(useSearchParams());
  return (
    <>
      <div className="mt3 mb3"><CategoryRail active={filter.gameType} /></div>
      <h2 className="sr">{t('title.games')}</h2>
      <Games key={JSON.stringify(filter)} filter={filter} />
    </>
  );
}

function Games({ filter }: { filter: ReturnType<typeof gameFilterOf> }) {
  const t = useText();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(gameListQuery(filter));
  if (data === undefined) return error === null ? <LoadingGrid count={12} /> : <FailedPart error={error} onRetry={() => void refetch()} />;
  const games = data.pages.flatMap((page) => page.games);
  if (games.length === 0) return <Empty title={t('game.none')} hint={t('game.noneHint')} />;
  return (
    <>
      <GameGrid games={games} inlineCount={6} />
      {hasNextPage && (
        <div className="pad mt4">
          <Button variant="soft" wide busy={isFetchingNextPage} onClick={() => void fetchNextPage()}>{t('game.more')}</Button>
        </div>
      )}
    </>
  );
}
