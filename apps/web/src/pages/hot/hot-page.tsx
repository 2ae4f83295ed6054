import { Empty, Skeleton } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { hotGamesQuery } from '../../features/catalogue/api/hot-games.ts';
import { GameGrid } from '../../features/catalogue/ui/game-grid.tsx';
import { useText } from '../../shared/i18n/use-text.ts';

export default function HotPage() {
  const t = useText();
  const { data } = useQuery(hotGamesQuery());
  if (data === undefined) return <div className="pad mt3"><Skeleton shape="card" late /></div>;
  return <div className="mt3">{data.list.length === 0 ? <Empty title={t('home.noHot')} /> : <GameGrid games={data.list} inlineCount={9} />}</div>;
}
