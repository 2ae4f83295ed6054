import { cx, Countdown, Empty, GameImage, isNearClosing, SectionHead, Skeleton } from '@fairlot/ui';
import { useNow } from '../../../shared/clock/use-now.ts';
import { formatTime } from '../../../shared/i18n/format.ts';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { FailedRow } from '../../../shared/query/failed-row.tsx';
import type { LotteryGame } from '../api/menu.ts';
import { ALL_TAG, gamesOf } from '../model/games.ts';
import { issueTimes } from '../model/issue.ts';
import { useLotteryMenu } from '../model/use-lottery-menu.ts';
import { PlayButton } from './play-button.tsx';

/** Home shows the next ones; the lobby has all. */
const MOST_DRAWS = 8;

/** The draws of home, soonest first. */
export function NextDraws() {
  const t = useText();
  const { data, isError } = useLotteryMenu();
  const games = data === undefined ? [] : gamesOf(data.value, ALL_TAG).slice(0, MOST_DRAWS);
  return (
    <section>
      <SectionHead title={t('home.draws')} more={{ text: t('home.lobby'), href: '/m/lott' }} />
      {data !== undefined && games.length === 0 && <Empty title={t('home.noDraws')} />}
      {data === undefined && isError && <FailedRow />}
      {/* Without snapping: a row that snaps follows a card that moves to another place. */}
      <div className="hs free">
        {data === undefined && !isError && [1, 2].map((key) => <Skeleton key={key} shape="draw" late />)}
        {data !== undefined && games.map((game) => <DrawCard key={game.gameCode} game={game} at={data.at} />)}
      </div>
    </section>
  );
}

function DrawCard({ game, at }: { game: LotteryGame; at: number }) {
  const t = useText();
  const locale = useLocale();
  const now = useNow();
  const { phase, toLockMs, drawAtMs } = issueTimes(game, at, now);
  const name = game.remark;
  return (
    <article className={cx('draw mini', isNearClosing(toLockMs) && 'nr')} aria-label={name}>
      <div className="row gap2">
        <span className="pic"><GameImage art={{ cat: 'elott', id: game.gameCode, w: 38, h: 38 }} inline /></span>
        <div className="grow">
          <h3 className="label trunc">{name}</h3>
          <div className="micro mut3 trunc">{drawAtMs === null ? t('home.closed') : t(`home.until.${phase}`, { closes: formatTime(drawAtMs - game.lockTime, locale), draws: formatTime(drawAtMs, locale) })}</div>
        </div>
      </div>
      <div className="row between">
        <Countdown remainingMs={toLockMs} label={t('home.closesIn', { game: name })} nearText={t('home.near')} />
        <PlayButton gameCode={game.gameCode} label={t('home.play')} />
      </div>
    </article>
  );
}
