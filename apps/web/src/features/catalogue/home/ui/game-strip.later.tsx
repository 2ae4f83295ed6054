import { GameImage } from '@fairlot/ui';
import type { Game } from '../api/hot-games.ts';
import { coverOf } from '../../games/model/game-art.ts';
import { iconOf, titleOf } from '../../games/model/game-fields.ts';
import { useLaunch } from '../../games/model/use-launch.ts';
import LaunchRefused from '../../browse/ui/launch-refused.tsx';

/** Wide covers side by side; each opens its game, or the log-in for visitors. */
export function GameStrip({ games }: { games: readonly Game[] }) {
  const { launch, refusal, dismiss } = useLaunch();
  return (
    <div className="scroller free">
      {games.map((game) => (
        <button type="button" className="cover" key={game.nodeId} onClick={() => launch(game)}>
          <span className="picture">
            <GameImage art={{ ...coverOf(game), w: 236, h: 132 }} src={iconOf(game)} />
          </span>
          <span className="h3 truncate">{titleOf(game)}</span>
          <span className="caption faint truncate block">{game.vendorName}</span>
        </button>
      ))}
      {refusal !== null && <LaunchRefused error={refusal} onClose={dismiss} />}
    </div>
  );
}
