import { Chips, Empty } from '@fairlot/ui';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { drawQuery } from '../../features/lottery/api/draw.ts';
import { historyQuery } from '../../features/lottery/api/history.ts';
import { allGames, gameCodeOf } from '../../features/lottery/model/games.ts';
import { numeroOf } from '../../features/lottery/model/issue.ts';
import { useLotteryMenu } from '../../features/lottery/model/use-lottery-menu.ts';
import { historyPath } from '../../features/lottery/model/use-play-game.ts';
import { PastDrawRow } from '../../features/lottery/ui/past-draw.tsx';
import { useText } from '../../shared/i18n/use-text.ts';
import { useGo } from '../../shared/navigation/use-go.ts';
import { useSearchParams } from '../../shared/navigation/use-place.ts';
import { FailedPart, LoadingRows, LoadMore } from '../../shared/ui/list-states.tsx';

/** Past results of a game; an address that names a draw shows that one on top. */
export default function LotteryHistoryPage() {
  const t = useText();
  const go = useGo();
  const search = useSearchParams();
  const { data } = useLotteryMenu();
  const games = data === undefined ? [] : allGames(data.value);
  const gameCode = gameCodeOf(search) || (games[0]?.gameCode ?? '');
  const numero = numeroOf(search);
  const options = games.map((game) => ({ value: game.gameCode, label: game.displayName }));
  return (
    <>
      {options.length > 0 && <Chips className="mb3" label={t('lottery.games')} options={options} value={gameCode} onChange={(code) => go(historyPath(code), { replace: true, keepScroll: true })} />}
      {numero !== '' && <NamedDraw key={`${gameCode} ${numero}`} gameCode={gameCode} numero={numero} />}
      <PastDraws key={gameCode} gameCode={gameCode} />
    </>
  );
}

function NamedDraw({ gameCode, numero }: { gameCode: string; numero: string }) {
  const { data, error, isError, refetch } = useQuery(drawQuery(gameCode, numero));
  if (data !== undefined) return <div className="card p0 mx mb3"><PastDrawRow draw={data} gameCode={gameCode} isOpenFirst /></div>;
  return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows count={1} shape="card" />;
}

function PastDraws({ gameCode }: { gameCode: string }) {
  const t = useText();
  const { data, error, isError, refetch, hasNextPage, isFetchingNextPage, fetchNextPage } = useInfiniteQuery(historyQuery(gameCode));
  if (data === undefined) return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows shape="card" />;
  // A draw that comes in between two pages moves rows on: each shows once.
  const draws = [...new Map(data.pages.flatMap((page) => page.list).map((draw) => [draw.numero, draw])).values()];
  if (draws.length === 0) return <Empty title={t('lottery.noResults')} hint={t('lottery.noResultsHint')} />;
  return (
    <>
      <div className="card p0 mx">{draws.map((draw) => <PastDrawRow key={draw.numero} draw={draw} gameCode={gameCode} />)}</div>
      <LoadMore hasMore={hasNextPage} isLoading={isFetchingNextPage} label={t('lottery.loadMore')} onMore={() => void fetchNextPage()} />
    </>
  );
}
