import { type ArtOptions, Empty, GameImage, SectionHead, Skeleton } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { formatAmount } from '../../../../shared/i18n/format.ts';
import { type Translate, useLocaleText } from '../../../../shared/i18n/use-text.ts';
import { useNowValue } from '../../../../shared/clock/use-now.ts';
import { FailedRow } from '../../../../shared/query/failed-row.tsx';
import { coverOf } from '../../games/model/game-art.ts';
import { type Win, winnersQuery } from '../api/winners.ts';

const SHOWN = 5;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** The newest real wins on this site; the server masks the names. */
export function LatestWins() {
  const { t, tag } = useLocaleText();
  const now = useNowValue(inTens);
  const { data, isError } = useQuery(winnersQuery());
  return (
    <section>
      <SectionHead title={t('home.wins')} />
      {data === undefined &&
        (isError ? (
          <FailedRow />
        ) : (
          <div className="padded">
            <Skeleton shape="card" late />
          </div>
        ))}
      {data?.length === 0 && <Empty title={t('home.noWins')} hint={t('home.noWinsHint')} />}
      {data !== undefined && data.length > 0 && (
        <ul className="card card--flush mx">
          {data.slice(0, SHOWN).map((win) => (
            <li className="list-row" key={`${win.at} ${win.gameCode} ${win.name}`}>
              <span className="thumbnail">
                <GameImage art={{ ...pictureOf(win), w: 38, h: 38 }} />
              </span>
              <div className="grow">
                <div className="label two-lines">{win.game}</div>
                <div className="caption faint truncate">
                  {win.name} · {agoText(now - win.at, t)}
                </div>
              </div>
              <span className="label numeric positive">{formatAmount(win.amount, tag, { sign: true })}</span>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

/** A draw has the same picture as in the list of next draws; a removed game has that picture too. */
function pictureOf({ gameType, nodeId, motif, gameCode }: Win): ArtOptions {
  if (gameType === null || nodeId === null || gameType === 'ELOTT' || gameType === 'LOTT')
    return { cat: 'elott', id: gameCode };
  return coverOf({ gameType, nodeId, motif });
}

/** The server time rounded down to ten seconds. */
const inTens = (now: number): number => now - (now % 10_000);

function agoText(elapsedMs: number, t: Translate): string {
  if (elapsedMs < MINUTE_MS) return t('home.justNow');
  if (elapsedMs < HOUR_MS) return t('home.minutes', { count: Math.floor(elapsedMs / MINUTE_MS) });
  return t('home.hours', { count: Math.floor(elapsedMs / HOUR_MS) });
}
