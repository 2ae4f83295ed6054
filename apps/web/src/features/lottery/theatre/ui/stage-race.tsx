import { useEffect, useRef } from 'react';
import { serverNow } from '../../../../shared/clock/clock.ts';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { Runner } from '../../results/ui/runners.tsx';
import { raceFrames } from '../model/race-frames.ts';
import type { Position, Prize } from '../model/show.ts';
import type { Watched } from '../model/use-watched.ts';

/** A race of ten lanes. Each runner reaches the line at the time of its place, so that the order is the result. */
export function StageRace({ watched: { show, startAtMs }, position }: { watched: Watched; position: Position }) {
  const t = useText();
  const lanes = show.prizes.toSorted((a, b) => Number(a.number) - Number(b.number));
  const winner = position.landed > 0 ? show.prizes[0] : undefined;
  return (
    <section className="theatre__prize" aria-label={t('draw.falling')}>
      <div className="theatre__race" aria-hidden="true">
        {lanes.map((prize) => (
          <Lane key={prize.number} prize={prize} startAtMs={startAtMs ?? serverNow()} />
        ))}
      </div>
      <p className="label theatre__hit numeric" role="status">
        {winner !== undefined && `${t('lottery.play.pkplace1')} ${Number(winner.number)}`}
      </p>
    </section>
  );
}

function Lane({ prize: { number, landMs }, startAtMs }: { prize: Prize; startAtMs: number }) {
  const track = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const runner = track.current?.firstElementChild;
    if (!(runner instanceof HTMLElement) || typeof runner.animate !== 'function') return undefined;
    const lengthPx = (track.current?.clientWidth ?? 0) - runner.offsetWidth;
    const animation = runner.animate(
      raceFrames(Number(number)).map(({ offset, part }) => ({ offset, transform: `translateX(${part * lengthPx}px)` })),
      { duration: landMs, delay: startAtMs - serverNow(), fill: 'both' },
    );
    return () => animation.cancel();
  }, [number, landMs, startAtMs]);
  return (
    <div ref={track} className="theatre__lane">
      <Runner number={number} />
    </div>
  );
}
