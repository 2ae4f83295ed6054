import { Banners } from '../../features/content/banners/ui/banners.tsx';
import { HotGames } from '../../features/catalogue/browse/ui/list-bodies.tsx';

/** The games that are played most among the featured ones. */
export default function HotPage() {
  return (
    <>
      <div className="games-top">
        <Banners group="m_hot" />
      </div>
      <HotGames />
    </>
  );
}
