import { Countdown, Icon, UiLink } from '@fairlot/ui';
import { formatDate, formatTime } from '../../../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../../../shared/i18n/use-text.ts';
import type { LotteryGame } from '../../games/api/menu.ts';
import { ALL_TAG, gamesOf } from '../../games/model/games.ts';
import { parseResult } from '../../results/model/result.ts';
import { useIssueTimes } from '../model/use-issue-times.ts';
import { useLotteryMenu } from '../../games/model/use-lottery-menu.ts';
import { SpecialBalls } from '../../results/ui/special-balls.tsx';

const SHOWN = 3;

/** The next draws and the latest results, for the side panel on wide screens. */
export function TodayPanel() {
  const t = useText();
  const { data } = useLotteryMenu();
  const games = data === undefined ? [] : gamesOf(data.value, ALL_TAG).slice(0, SHOWN);
  const drawn = games.filter((game) => game.previousWinningTime !== null);
  return (
    <>
      <h2 className="h2">{t('desktop.today')}</h2>
      {data !== undefined && games.map((game) => <NextDraw key={game.gameCode} game={game} at={data.at} />)}
      {drawn.length > 0 && <h2 className="h2 mt-3">{t('desktop.results')}</h2>}
      {drawn.map((game) => (
        <LastDraw key={game.gameCode} game={game} />
      ))}
      <UiLink className="more" href="/m/lottery/history">
        {t('desktop.allResults')}
        <Icon name="chevron" size="small" />
      </UiLink>
    </>
  );
}

function NextDraw({ game, at }: { game: LotteryGame; at: number }) {
  const { t, ...locale } = useLocaleText();
  const { toLockMs, drawAtMs } = useIssueTimes(game, at);
  return (
    <div className="card row between">
      <div className="grow">
        <div className="label truncate">{game.displayName}</div>
        <div className="caption muted numeric">
          {drawAtMs === null ? t('desktop.off') : t('desktop.drawAt', { time: formatTime(drawAtMs, locale) })}
        </div>
      </div>
      <Countdown remainingMs={toLockMs} label={t('desktop.closesIn', { game: game.displayName })} tag={locale.tag} />
    </div>
  );
}

function LastDraw({ game }: { game: LotteryGame }) {
  const { t, ...locale } = useLocaleText();
  const result = parseResult(game.previousWinningNumber);
  if (result === null || game.previousWinningTime === null) return null;
  return (
    <div className="card stack">
      <div>
        <div className="label truncate">{game.displayName}</div>
        <div className="caption muted numeric">
          {`${formatDate(game.previousWinningTime, locale)} ${formatTime(game.previousWinningTime, locale)}`}
        </div>
      </div>
      <SpecialBalls result={result} size="small" label={t('desktop.special')} />
    </div>
  );
}
