import { CentreView } from '../../features/catalogue/browse/ui/centre-view.tsx';
import { ListView } from '../../features/catalogue/browse/ui/list-view.tsx';
import { placeOf } from '../../features/catalogue/browse/model/place.ts';
import { GamesTop } from '../../features/content/banners/ui/games-top.tsx';
import { usePathname, useSearchParams } from '../../shared/navigation/use-place.ts';

/** A category that is a centre, or a list once the query has a tab or vendor (Z-10). */
export default function GamePlacePage() {
  const pathname = usePathname();
  const { view } = placeOf(pathname, useSearchParams());
  const top = (group: string, category: string) => <GamesTop group={group} category={category} />;
  return view === 'list' ? <ListView key={pathname} top={top} /> : <CentreView top={top} />;
}
