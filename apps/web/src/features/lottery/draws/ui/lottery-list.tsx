import { Countdown, UiLink } from '@fairlot/ui';
import { useLocaleText, useText } from '../../../../shared/i18n/use-text.ts';
import { useSearchParams } from '../../../../shared/navigation/use-place.ts';
import type { LotteryGame } from '../../games/api/menu.ts';
import { ALL_TAG, gameCodeOf, gamesOf } from '../../games/model/games.ts';
import { betPath } from '../../games/model/paths.ts';
import { useKeptPlaces } from '../../games/model/use-kept-places.ts';
import { useLotteryMenu } from '../../games/model/use-lottery-menu.ts';
import { useIssueTimes } from '../model/use-issue-times.ts';

/** Lotteries with the time to their next draw beside the open bet page, on wide screens. */
export function LotteryList() {
  const t = useText();
  const { data } = useLotteryMenu();
  const open = gameCodeOf(useSearchParams());
  const games = useKeptPlaces(data === undefined ? [] : gamesOf(data.value, ALL_TAG));
  return (
    <nav className="side-list" aria-label={t('title.lotteries')}>
      {data !== undefined &&
        games.map((game) => <Item key={game.gameCode} game={game} at={data.at} isOpen={game.gameCode === open} />)}
    </nav>
  );
}

function Item({ game, at, isOpen }: { game: LotteryGame; at: number; isOpen: boolean }) {
  const { t, tag } = useLocaleText();
  const { toLockMs, drawAtMs } = useIssueTimes(game, at);
  return (
    <UiLink className="side-list__item" href={betPath(game.gameCode)} aria-current={isOpen ? 'page' : undefined}>
      <span className="label truncate">{game.displayName}</span>
      {drawAtMs === null ? (
        <span className="caption muted">{t('desktop.off')}</span>
      ) : (
        <Countdown remainingMs={toLockMs} label={t('desktop.closesIn', { game: game.displayName })} tag={tag} />
      )}
    </UiLink>
  );
}
