import { Button, Empty, Skeleton } from '@fairlot/ui';
import { useInfiniteQuery } from '@tanstack/react-query';
import { gameListQuery } from '../../features/catalogue/api/game-list.ts';
import { gameFilterOf } from '../../features/catalogue/model/game-filter.ts';
import { CategoryRail } from '../../features/catalogue/ui/category-rail.tsx';
import { GameGrid } from '../../features/catalogue/ui/game-grid.tsx';
import { useErrorText, useText } from '../../shared/i18n/use-text.ts';
import { useSearchParams } from '../../shared/navigation/use-place.ts';

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
  const errorText = useErrorText();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useInfiniteQuery(gameListQuery(filter));
  if (data === undefined) {
    if (error === null) return <div className="pad"><Skeleton shape="card" late /></div>;
    return <Empty title={errorText(error)} action={<Button variant="soft" onClick={() => void refetch()}>{t('common.retry')}</Button>} />;
  }
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
