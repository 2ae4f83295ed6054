import { Empty, UiLink } from '@fairlot/ui';
import { allGames, groupTags } from '../../features/lottery/games/model/games.ts';
import type { LotteryGame } from '../../features/lottery/games/api/menu.ts';
import { dayLabel, parseDrawDays, weekOf } from '../../features/lottery/draws/model/draw-days.ts';
import { betPath, historyPath } from '../../features/lottery/games/model/paths.ts';
import { tagName } from '../../features/lottery/games/model/tag-name.ts';
import { useLotteryMenu } from '../../features/lottery/games/model/use-lottery-menu.ts';
import { FavouriteHeart } from '../../features/lottery/games/ui/favourite-heart.tsx';
import { useMinute } from '../../shared/clock/use-now.ts';
import { useLocaleText, useText } from '../../shared/i18n/use-text.ts';
import { FailedPart, LoadingRows } from '../../shared/ui/list-states.tsx';

/** Every lottery on offer by group, with the days on which it draws. */
export default function LotteryListPage() {
  const t = useText();
  const { data, error, isError, refetch } = useLotteryMenu();
  if (data === undefined)
    return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows count={8} />;
  if (allGames(data.value).length === 0) return <Empty title={t('game.none')} hint={t('game.noneHint')} />;
  return groupTags(data.value).map((tag) => {
    const games = allGames(data.value.filter((group) => group.tag === tag));
    if (games.length === 0) return null;
    return (
      <section key={tag} className="mt-4" aria-label={tagName(tag, t, data.value)}>
        <h2 className="h2 padded mb-2">{tagName(tag, t, data.value)}</h2>
        <ul className="card card--flush mx">
          {games.map((game) => (
            <li key={game.gameCode} className="list-row list-row--tall">
              <ListedGame game={game} />
            </li>
          ))}
        </ul>
      </section>
    );
  });
}

const WHOLE_WEEK = 7;

function ListedGame({ game }: { game: LotteryGame }) {
  const { t, tag, timeZone } = useLocaleText();
  const week = weekOf(useMinute(), timeZone);
  const days = parseDrawDays(game.drawDayOfWeek);
  const names = week.filter(({ day }) => days.includes(day)).map((day) => dayLabel(day, tag).name);
  return (
    <>
      <span className="grow">
        <UiLink className="label tap-line" href={betPath(game.gameCode)}>
          {game.remark}
        </UiLink>
        <span className="caption faint block">
          {days.length === WHOLE_WEEK ? t('lottery.everyDay') : names.join(', ')}
        </span>
      </span>
      <UiLink className="link tap-line no-shrink" href={historyPath(game.gameCode)}>
        {t('title.results')}
      </UiLink>
      <FavouriteHeart gameId={game.gameId} />
    </>
  );
}
