import { Flag, UiLink } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { weekQuery } from '../../features/lottery/games/api/game-lists.ts';
import { dayLabel, weekOf } from '../../features/lottery/draws/model/draw-days.ts';
import { useFavourites } from '../../features/lottery/games/model/favourites.ts';
import { betPath } from '../../features/lottery/games/model/paths.ts';
import { FavouriteHeart } from '../../features/lottery/games/ui/favourite-heart.tsx';
import { useMinute } from '../../shared/clock/use-now.ts';
import { useLocaleText, useText } from '../../shared/i18n/use-text.ts';
import { FailedPart, LoadingRows } from '../../shared/ui/list-states.tsx';

type WeekGame = { gameCode: string; displayName: string; drawTime: string | null };

/** Games by the weekday of their draws, Sunday to Saturday, with the member's favourites on top. */
export default function LotteryWeekPage() {
  const { t, tag, timeZone } = useLocaleText();
  const { ids } = useFavourites();
  const { data, error, isError, refetch } = useQuery(weekQuery());
  const week = weekOf(useMinute(), timeZone);
  if (data === undefined)
    return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows count={7} />;
  const all = new Map(data.days.flatMap(({ games }) => games).map((game) => [game.gameCode, game]));
  const favourites = [...all.values()].filter(({ gameCode }) => ids.includes(gameCode));
  return (
    <>
      <Day title={t('lottery.favourites')} games={favourites} none={t('lottery.none.fav')} />
      {week.map((day) => (
        <Day
          key={day.day}
          title={dayLabel(day, tag, 'long').name}
          isToday={day.isToday}
          games={data.days.find((entry) => entry.day === day.day)?.games ?? []}
          none={t('lottery.none.all')}
        />
      ))}
    </>
  );
}

function Day({
  title,
  isToday = false,
  games,
  none,
}: {
  title: string;
  isToday?: boolean;
  games: readonly WeekGame[];
  none: string;
}) {
  const t = useText();
  return (
    <section className="mt-4" aria-label={title}>
      <h2 className="h2 padded mb-2 row">
        {title}
        {isToday && <Flag>{t('lottery.today')}</Flag>}
      </h2>
      {games.length === 0 && <p className="padded caption muted">{none}</p>}
      {games.length > 0 && (
        <ul className="card card--flush mx">
          {games.map((game) => (
            <li key={game.gameCode} className="list-row">
              <UiLink className="label grow tap-line" href={betPath(game.gameCode)}>
                {game.displayName}
              </UiLink>
              <span className="caption muted numeric no-shrink">{game.drawTime ?? t('lottery.allDay')}</span>
              <FavouriteHeart gameId={game.gameCode} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
