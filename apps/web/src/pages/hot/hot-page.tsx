import { Empty } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { hotGamesQuery } from '../../features/catalogue/api/hot-games.ts';
import { GameGrid, LoadingGrid } from '../../features/catalogue/ui/game-grid.tsx';
import { useText } from '../../shared/i18n/use-text.ts';
import { FailedPart } from '../../shared/ui/list-states.tsx';

export default function HotPage() {
  const t = useText();
  const { data, error, isError, refetch } = useQuery(hotGamesQuery());
  if (data === undefined) return <div className="mt3">{isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingGrid count={9} />}</div>;
  return <div className="mt3">{data.list.length === 0 ? <Empty title={t('home.noHot')} /> : <GameGrid games={data.list} inlineCount={9} />}</div>;
}
