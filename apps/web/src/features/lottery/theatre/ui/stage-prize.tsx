import { joinedLevel } from '@fairlot/lottery-maths';
import { displayMinor } from '@fairlot/money';
import { cx, formatTimeLeft } from '@fairlot/ui';
import { useNowValue } from '../../../../shared/clock/use-now.ts';
import { useLocale } from '../../../../shared/i18n/locale-context.ts';
import { type Translate, useText } from '../../../../shared/i18n/use-text.ts';
import type { Position } from '../model/show.ts';
import { stationNames } from '../model/stations.ts';
import type { Watched } from '../model/use-watched.ts';
import { StageChance } from './stage-chance.tsx';

interface StagePrizeProps {
  watched: Watched;
  position: Position;
}

/** The number that falls, with the numbers drawn so far as marks; before the result, the time until the draw. */
export function StagePrize({ watched, position }: StagePrizeProps) {
  const t = useText();
  const { show, score } = watched;
  const prize = position.current === null ? undefined : show.prizes[position.current];
  if (prize === undefined) return <Waiting watched={watched} />;
  const isSole = show.prizes.every(({ level }) => level === 0);
  const name = nameOf(prize, stationNames(watched.draw?.structure ?? [], watched.draw?.displayName ?? ''), t);
  const hits = score.hits.filter((hit) => hit.prize === position.current && hit.prize < position.landed);
  const isHit = hits.length > 0;
  return (
    <section className="theatre__prize" aria-label={t('draw.falling')}>
      <div className="row between">
        <span className="h3">
          {isSole || prize.count === 1 ? (
            <>{isSole ? t('draw.numbers') : name}</>
          ) : (
            t('draw.prizeOf', { prize: name, n: prize.index + 1, count: prize.count })
          )}
        </span>
        <span className="caption theatre__quiet numeric">
          {t('draw.progress', { n: position.landed, count: show.prizes.length })}
        </span>
      </div>
      <Marks watched={watched} position={position} />
      <div className="theatre__slots" aria-hidden="true">
        {Array.from(prize.number, (digit, n) => (
          <span key={n} className="theatre__slot">
            {n < position.digits && (
              <span key={`${position.current} ${n}`} className={cx('theatre__ball', isHit && 'theatre__ball--own')}>
                {digit}
              </span>
            )}
          </span>
        ))}
      </div>
      <p className="label theatre__hit numeric" role="status">
        {isHit && hits.map(({ pick }) => t('draw.yours', { number: pick })).join(' · ')}
        {isHit && <HitGain minor={score.gainsMinor[position.current ?? 0] ?? 0n} />}
      </p>
    </section>
  );
}

function nameOf({ level, code }: Watched['show']['prizes'][number], stations: string[] | null, t: Translate): string {
  if (code === 'BONUS') return t('lottery.bonusNumber');
  if (code === 'MAIN') return t('draw.numbers');
  const joined = joinedLevel(code);
  if (joined === null) return level === 0 ? t('lottery.special') : t('lottery.prize', { n: level });
  const prize = joined.level === 'DB' ? t('lottery.special') : t('lottery.prize', { n: joined.level.slice(1) });
  return [stations?.[joined.side], prize].filter(Boolean).join(' \u00b7 ');
}

function HitGain({ minor }: { minor: bigint }) {
  const { tag } = useLocale();
  return minor > 0n ? <span className="ltr">{` +${displayMinor(minor, { locale: tag })}`}</span> : null;
}

/** One mark per prize: drawn, drawn with a number of the member, or not drawn yet. */
function Marks({ watched: { show, score }, position }: StagePrizeProps) {
  const own = new Set(score.hits.map(({ prize }) => prize));
  return (
    <div className="theatre__marks" aria-hidden="true">
      {show.prizes.map((_, n) => (
        <i key={n} data-state={n < position.landed ? stateOf(own.has(n)) : undefined} />
      ))}
    </div>
  );
}

const stateOf = (isOwn: boolean) => (isOwn ? 'own' : 'drawn');

function Waiting({ watched }: { watched: Watched }) {
  const t = useText();
  const { drawAtMs } = watched;
  const left = useNowValue((now) => (drawAtMs === null ? 0 : Math.max(0, Math.ceil((drawAtMs - now) / 1000) * 1000)));
  return (
    <div className="theatre__wait">
      <p className="h3" role="status">
        {t(left > 0 ? 'draw.waiting' : 'draw.drawing')}
      </p>
      <p className="theatre__amount numeric ltr" role="timer">
        {left > 0 ? formatTimeLeft(left) : '\u2026'}
      </p>
      <StageChance watched={watched} />
    </div>
  );
}
