import { CentreView } from '../../features/catalogue/browse/ui/centre-view.tsx';
import { GamesTop } from '../../features/content/banners/ui/games-top.tsx';

/** Centres that are never lists. */
export default function GameCentrePage() {
  return <CentreView top={(group) => <GamesTop group={group} />} />;
}
