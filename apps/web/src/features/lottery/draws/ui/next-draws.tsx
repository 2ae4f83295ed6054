import { cx, GameImage, SectionHead, Skeleton } from '@fairlot/ui';
import { formatTime } from '../../../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../../../shared/i18n/use-text.ts';
import { FailedRow } from '../../../../shared/query/failed-row.tsx';
import type { LotteryGame } from '../../games/api/menu.ts';
import { ALL_TAG, gamesOf } from '../../games/model/games.ts';
import { useSaleStage } from '../model/use-issue-times.ts';
import { useKeptPlaces } from '../../games/model/use-kept-places.ts';
import { useLotteryMenu } from '../../games/model/use-lottery-menu.ts';
import { PlayButton } from '../../games/ui/play-button.tsx';
import { SaleCountdown } from './sale-countdown.tsx';

/** Home shows only the next ones; the lobby has all. */
const MOST_DRAWS = 8;

/**
 * The draws on home, sorted by time when home was opened. Cards keep their places afterwards, so that none moves under
 * the player's finger.
 */
export function NextDraws() {
  const t = useText();
  const { data, isError } = useLotteryMenu();
  const games = useKeptPlaces(data === undefined ? [] : gamesOf(data.value, ALL_TAG)).slice(0, MOST_DRAWS);
  // A site without lotteries.
  if (data !== undefined && games.length === 0) return null;
  return (
    <section>
      <SectionHead title={t('home.draws')} more={{ text: t('home.lobby'), href: '/m/lott' }} />
      {data === undefined && isError && <FailedRow />}
      {/* Without scroll snapping: a snapping row follows a card that moves to another position. */}
      <div className="scroller free">
        {data === undefined && !isError && [1, 2].map((key) => <Skeleton key={key} shape="draw" late />)}
        {data !== undefined && games.map((game) => <DrawCard key={game.gameCode} game={game} at={data.at} />)}
      </div>
    </section>
  );
}

function DrawCard({ game, at }: { game: LotteryGame; at: number }) {
  const { t, ...locale } = useLocaleText();
  const { phase, isNear, lockAtMs, drawAtMs } = useSaleStage(game, at);
  const name = game.remark;
  return (
    <article className={cx('draw draw--mini', isNear && 'draw--near')} aria-label={name}>
      <div className="row gap-2">
        <span className="picture">
          <GameImage art={{ cat: 'elott', id: game.gameCode, w: 38, h: 38 }} inline />
        </span>
        <div className="grow">
          <h3 className="label two-lines">{name}</h3>
          <div className="micro faint truncate">
            {drawAtMs === null || lockAtMs === null
              ? t('home.closed')
              : t(`home.until.${phase}`, { closes: formatTime(lockAtMs, locale), draws: formatTime(drawAtMs, locale) })}
          </div>
        </div>
      </div>
      <div className="row between">
        <SaleCountdown game={game} at={at} label={t('home.closesIn', { game: name })} />
        <PlayButton game={game} label={t('home.play')} />
      </div>
    </article>
  );
}
