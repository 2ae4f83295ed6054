import { CentreView } from '../../features/catalogue/browse/ui/centre-view.tsx';
import { ListView } from '../../features/catalogue/browse/ui/list-view.tsx';
import { placeOf } from '../../features/catalogue/browse/model/place.ts';
import { GamesTop } from '../../features/content/banners/ui/games-top.tsx';
import { usePathname, useSearchParams } from '../../shared/navigation/use-place.ts';

/** Categories that are a centre, and a list once a tab or vendor is named (Z-10). */
export default function GamePlacePage() {
  const pathname = usePathname();
  const { view } = placeOf(pathname, useSearchParams());
  const top = (group: string, category: string) => <GamesTop group={group} category={category} />;
  return view === 'list' ? <ListView key={pathname} top={top} /> : <CentreView top={top} />;
}
