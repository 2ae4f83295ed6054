import { GameTile, Skeleton } from '@fairlot/ui';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useHref } from '../../../shared/navigation/use-place.ts';
import { useSession } from '../../../shared/session/use-session.ts';
import type { Game } from '../api/hot-games.ts';
import { gameArt } from '../model/game-art.ts';
import { useFavourites } from '../model/use-favourites.ts';
import { useLaunch } from '../model/use-launch.ts';

/** Tiles, three in a row. A visitor's tile leads to the login, a member's opens the game. `inlineCount` pictures come with the page. */
export function GameGrid({ games, inlineCount = 0 }: { games: readonly Game[]; inlineCount?: number }) {
  const t = useText();
  const href = useHref();
  const { member } = useSession();
  const { launch } = useLaunch();
  const favourites = useFavourites();
  const labels = { add: t('game.add'), remove: t('game.remove') };
  const way = (game: Game) => (member === null ? { href: loginHref(href) } : { onOpen: () => launch(game) });
  return (
    <div className="grid3">
      {games.map((game, i) => (
        <GameTile
          key={game.nodeId} name={game.remark} vendor={game.vendorName} art={gameArt(game.gameType, game.nodeId)} inline={i < inlineCount}
          src={game.showIcon ? (game.iconUrl ?? undefined) : undefined} tag={tagOf(game, t)} {...way(game)}
          favourite={{ isFavourite: favourites.isFavourite(game), onToggle: () => favourites.toggle(game), labels }}
        />
      ))}
    </div>
  );
}

/** The frames of tiles that are on their way. */
export function LoadingGrid({ count }: { count: number }) {
  return (
    <div className="grid3">
      {Array.from({ length: count }, (_, index) => <Skeleton key={index} shape="tile" late />)}
    </div>
  );
}

function loginHref(href: string): string {
  const isPage = /^\/m\/(hot|gameList)/.test(href);
  return isPage ? `/m/login?next=${encodeURIComponent(href)}` : '/m/login';
}

function tagOf(game: Game, t: (key: string) => string) {
  if (game.isTop) return { kind: 'hot', text: t('game.hot') } as const;
  return game.isNew ? ({ kind: 'new', text: t('game.new') } as const) : undefined;
}
