import { GameImage } from '@fairlot/ui';
import type { Game } from '../../api/hot-games.ts';
import { gameArt } from '../../model/game-art.ts';

/** Wide covers side by side; each opens its game, or the log-in for a visitor. */
export function GameStrip({ games, onOpen }: { games: readonly Game[]; onOpen: (game: Game) => void }) {
  return (
    <div className="hs free">
      {games.map((game) => (
        <button type="button" className="cover" key={game.nodeId} onClick={() => onOpen(game)}>
          <span className="pic"><GameImage art={{ ...gameArt(game.gameType, game.nodeId), w: 236, h: 132 }} src={game.showIcon ? (game.iconUrl ?? undefined) : undefined} /></span>
          <span className="h3 trunc">{game.remark}</span>
          <span className="cap mut3 trunc blk">{game.vendorName}</span>
        </button>
      ))}
    </div>
  );
}
