import { CentreView } from '../../features/catalogue/browse/ui/centre-view.tsx';
import { GamesTop } from '../../features/content/banners/ui/games-top.tsx';
import { LobbyLive } from '../../features/originals/lobby/lobby-live.tsx';
import { usePathname } from '../../shared/navigation/use-place.ts';

/** Game centres that have no list. */
export default function GameCentrePage() {
  const isInHouse = usePathname() === '/m/inhouse';
  return (
    <CentreView
      top={(group, category) => (
        <>
          <GamesTop group={group} category={category} />
          {isInHouse && <LobbyLive />}
        </>
      )}
    />
  );
}
