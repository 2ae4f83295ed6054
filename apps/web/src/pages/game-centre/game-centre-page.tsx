import { CentreView } from '../../features/catalogue/ui/browse/centre-view.tsx';

/** Centres that are never lists. */
export default function GameCentrePage() {
  return <CentreView />;
}
