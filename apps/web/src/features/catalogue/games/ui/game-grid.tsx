import { GameTile, Skeleton } from '@fairlot/ui';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { useHref } from '../../../../shared/navigation/use-place.ts';
import { useIsMember } from '../../../../shared/session/use-session.ts';
import { usePart } from '../../../../shared/ui/use-part.ts';
import type { Game } from '../../home/api/hot-games.ts';
import { coverOf } from '../model/game-art.ts';
import { hasHeart, iconOf, tagOf, titleOf } from '../model/game-fields.ts';
import { useFavourites } from '../model/use-favourites.ts';
import { useLaunch } from '../model/use-launch.ts';

const loadRefused = () => import('../../browse/ui/launch-refused.tsx');

/**
 * Tiles, three in a row. A visitor's tile links to the login, a member's opens the game. The first `inlineCount`
 * pictures are embedded in the page.
 */
export function GameGrid({ games, inlineCount = 0 }: { games: readonly Game[]; inlineCount?: number }) {
  const t = useText();
  const href = useHref();
  const isKnown = useIsMember();
  const { launch, refusal, dismiss } = useLaunch();
  const LaunchRefused = usePart(refusal !== null, loadRefused);
  const favourites = useFavourites();
  const labels = { add: t('game.add'), remove: t('game.remove') };
  const way = (game: Game) => (isKnown ? { onOpen: () => launch(game) } : { href: loginHref(href) });
  const heart = (game: Game) => ({
    isFavourite: favourites.isFavourite(game),
    onToggle: () => favourites.toggle(game),
    labels,
  });
  return (
    <div className="tile-grid">
      {games.map((game, i) => {
        const tag = tagOf(game);
        return (
          <GameTile
            key={game.nodeId}
            name={titleOf(game)}
            vendor={game.vendorName}
            art={coverOf(game)}
            inline={i < inlineCount}
            src={iconOf(game)}
            tag={tag && { kind: tag, text: t(`game.${tag}`) }}
            isOff={game.maintenance}
            {...way(game)}
            favourite={hasHeart(game) ? heart(game) : undefined}
          />
        );
      })}
      {LaunchRefused !== null && refusal !== null && <LaunchRefused error={refusal} onClose={dismiss} />}
    </div>
  );
}

/** Placeholder tiles while games load. */
export function LoadingGrid({ count }: { count: number }) {
  return (
    <div className="tile-grid">
      {Array.from({ length: count }, (_, index) => (
        <Skeleton key={index} shape="tile" late />
      ))}
    </div>
  );
}

/** Over a page, the dialog needs its return address. Over home, the dialog's own address implies it. */
function loginHref(href: string): string {
  return href.startsWith('/m/home') ? '/m/login' : `/m/login?next=${encodeURIComponent(href)}`;
}
