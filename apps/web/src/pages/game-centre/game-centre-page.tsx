import { CentreView } from '../../features/catalogue/browse/ui/centre-view.tsx';
import { GamesTop } from '../../features/content/banners/ui/games-top.tsx';
import { usePathname } from '../../shared/navigation/use-place.ts';
import { InHouseGrid } from './in-house-grid.tsx';

/** Game centres that have no list. The one of in-house games shows them all on the first screen. */
export default function GameCentrePage() {
  const isInHouse = usePathname() === '/m/inhouse';
  return (
    <CentreView top={(group, category) => <GamesTop group={group} category={category} />}>
      {isInHouse && <InHouseGrid />}
    </CentreView>
  );
}
