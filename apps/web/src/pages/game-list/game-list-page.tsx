import { ListView } from '../../features/catalogue/browse/ui/list-view.tsx';
import { GamesTop } from '../../features/content/banners/ui/games-top.tsx';
import { usePathname } from '../../shared/navigation/use-place.ts';

/** Game lists by address: a category, or the type and vendor in the query. */
export default function GameListPage() {
  return <ListView key={usePathname()} top={(group, category) => <GamesTop group={group} category={category} />} />;
}
