import { useQueryClient } from '@tanstack/react-query';
import { useHasToken } from '../../../../shared/session/use-session.ts';
import type { Game } from '../../home/api/hot-games.ts';
import { addRecent } from '../api/recents.ts';
import { vendorOf } from '../../games/model/game-fields.ts';

/** Moves a game that a link opens to the top of the member's recent games. A failure changes nothing else. */
export function useNoteRecent(): (game: Game) => void {
  const client = useQueryClient();
  const hasToken = useHasToken();
  return (game) => {
    if (!hasToken) return;
    addRecent({ query: { nodeId: game.nodeId, vendor: vendorOf(game) } }).then(
      () => client.invalidateQueries({ queryKey: ['me', 'recents'] }),
      () => undefined,
    );
  };
}
