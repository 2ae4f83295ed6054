import { Button, cx, Flag, GameImage } from '@fairlot/ui';
import type { SubmitEvent } from 'react';
import { useMinute } from '../../../../shared/clock/use-now.ts';
import { formatAmount, formatDate, formatTime } from '../../../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../../../shared/i18n/use-text.ts';
import type { LotteryGame } from '../api/menu.ts';
import { dayTime } from '../../draws/model/draw-days.ts';
import { shortIssue } from '../../draws/model/issue.ts';
import { parseResult } from '../../results/model/result.ts';
import { useSaleStage } from '../../draws/model/use-issue-times.ts';
import { usePlayGame } from '../model/use-play-game.ts';
import { FavouriteHeart } from './favourite-heart.tsx';
import { SaleCountdown } from '../../draws/ui/sale-countdown.tsx';
import { SpecialBalls } from '../../results/ui/special-balls.tsx';

/** A game in the lobby: its current draw, the last special prize, the countdown, and a play button. */
export function LobbyCard({ game, at }: { game: LotteryGame; at: number }) {
  const { t, ...locale } = useLocaleText();
  const { phase, isNear, isToday, lockAtMs, drawAtMs, opensAtMs } = useSaleStage(game, at);
  const untilText = () => {
    if (opensAtMs !== null) return t('lottery.opensAt', { time: dayTime(opensAtMs, locale) });
    return phase === 'open' && lockAtMs !== null && !isToday
      ? t('lottery.untilDate', { date: formatDate(lockAtMs, locale) })
      : t(`lottery.until.${phase}`);
  };
  return (
    <article className={cx('draw', isToday && 'draw--today', isNear && 'draw--near')} aria-label={game.displayName}>
      <div className="row gap-3">
        <span className="picture">
          <GameImage art={{ cat: 'elott', id: game.gameCode, w: 44, h: 44 }} inline />
        </span>
        <div className="grow">
          <div className="row draw__name">
            <h2 className="h3 two-lines">{game.displayName}</h2>
            {isToday && lockAtMs !== null && <DayFlag game={game} lockAtMs={lockAtMs} />}
          </div>
          <IssueLine game={game} drawAtMs={drawAtMs} isNear={isNear} />
        </div>
        <FavouriteHeart gameId={game.gameId} />
      </div>
      {game.jackpot !== undefined && (
        <p className="label numeric">{t('lottery.jackpotNow', { amount: formatAmount(game.jackpot, locale.tag) })}</p>
      )}
      <LastNumbers game={game} />
      <div className="draw__foot">
        <div className="row">
          <SaleCountdown game={game} at={at} label={t('lottery.closesIn', { game: game.displayName })} />
          <span className="micro muted until">{untilText()}</span>
        </div>
        <PlayForm game={game} isOff={phase === 'off'} />
      </div>
    </article>
  );
}

/** The day on which sale closes; for a fast game it is always today. */
function DayFlag({ game, lockAtMs }: { game: LotteryGame; lockAtMs: number }) {
  const { t, ...locale } = useLocaleText();
  const isThisDay = formatDate(useMinute(), locale) === formatDate(lockAtMs, locale);
  return <Flag>{t(isFast(game) || isThisDay ? 'lottery.today' : 'lottery.tomorrow')}</Flag>;
}

interface IssueLineProps {
  game: LotteryGame;
  drawAtMs: number | null;
  /** Whether sale closes within seconds: the flag then replaces the time, and the name keeps its space. */
  isNear: boolean;
}

function IssueLine({ game, drawAtMs, isNear }: IssueLineProps) {
  const { t, ...locale } = useLocaleText();
  if (game.numero === null || drawAtMs === null) return <div className="caption faint">{t('lottery.noIssue')}</div>;
  const draw = t('lottery.issue', { issue: shortIssue(game.numero) });
  // A fast draw shows its time, a daily one also its weekday; its number is the date.
  const time = isFast(game) ? formatTime(drawAtMs, locale) : dayTime(drawAtMs, locale);
  return (
    <div className="caption faint numeric draw__issue" data-numero={game.numero}>
      {/* A fast game keeps one line, so that its card keeps its height in the last seconds of every draw. */}
      <span className={isNear || isFast(game) ? 'truncate' : 'two-lines'}>
        {isNear ? draw : `${draw} · ${t('lottery.drawsAt', { time })}`}
      </span>
      {isNear && <Flag tone="hot">{t('lottery.lastSeconds')}</Flag>}
    </div>
  );
}

function LastNumbers({ game }: { game: LotteryGame }) {
  const { t, ...locale } = useLocaleText();
  const result = parseResult(game.previousWinningNumber);
  if (result === null || game.previousWinningTime === null)
    return <p className="draw__last caption faint">{t('lottery.noResult')}</p>;
  const time = isFast(game)
    ? formatTime(game.previousWinningTime, locale)
    : formatDate(game.previousWinningTime, locale);
  return (
    <div className="draw__last row between">
      <SpecialBalls result={result} size="small" label={t('lottery.special')} />
      <span className="caption faint numeric end">
        <span className="micro">{t('lottery.lastDraw')}</span>
        {time}
      </span>
    </div>
  );
}

/** Whether the game is drawn many times a day: then the time matters more than the date. */
function isFast(game: LotteryGame): boolean {
  return (game.numero ?? game.previousNumero ?? '').length > 8;
}

/** A form, so that it works before the page's scripts run. */
function PlayForm({ game, isOff }: { game: LotteryGame; isOff: boolean }) {
  const t = useText();
  const { play, isOpening } = usePlayGame();
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    play(game);
  };
  return (
    <form action="/m/lottery/play" onSubmit={submit}>
      <input type="hidden" name="gameCode" value={game.gameCode} />
      <Button type="submit" size="small" variant={isOff ? 'neutral' : 'fill'} disabled={isOff} busy={isOpening(game)}>
        {t(isOff ? 'lottery.closed' : 'lottery.playNow')}
      </Button>
    </form>
  );
}
