import { prefersReducedMotion } from '@fairlot/ui';
import { useEffect, useRef } from 'react';
import { useLocale } from '../../../shared/i18n/locale-context.ts';
import { useText } from '../../../shared/i18n/use-text.ts';
import { elapsedOf, type Flight, multiplierNow } from '../api/flight.ts';
import { curveAt, type Mark, marksOf, PLOT } from './crash-curve.ts';
import { scaledTimes, timesText } from '../model/words.ts';

/** Without motion the curve steps on twice a second. */
const STEP_MS = 500;
const MARKS = [0, 1, 2, 3, 4];
/** Of those who left, so many are on the curve. */
const DOTS = [0, 1, 2, 3, 4, 5];

/** The curve of a flight with its scales, drawn each frame from the server's start time; of a crash, as it ended. */
export function CrashStage({ flight }: { flight: Flight }) {
  const t = useText();
  const { tag } = useLocale();
  const stage = useRef<SVGSVGElement>(null);
  const digits = useRef<HTMLDivElement>(null);
  const isFlying = flight.state === 'flying';
  const auto = flight.own?.autoCashOut ?? null;
  useEffect(() => {
    const isStill = prefersReducedMotion();
    let handle = 0;
    let drawnMs = -Infinity;
    const draw = () => {
      const ms = elapsedOf(flight);
      if (!isStill || ms - drawnMs >= STEP_MS) {
        drawnMs = ms;
        drawStage(stage.current, flight, ms);
        if (digits.current !== null) digits.current.textContent = scaledTimes(multiplierNow(flight) * 100n, tag);
      }
      if (isFlying) handle = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(handle);
  }, [flight, isFlying, tag]);
  return (
    <div className="crash-stage" aria-hidden="true">
      <svg ref={stage} className="crash-curve" viewBox={`0 0 ${PLOT.width} ${PLOT.height}`} data-state={flight.state}>
        <path className="crash-axis" d={`M${PLOT.left} ${PLOT.bottom}H${PLOT.right}`} />
        {MARKS.map((index) => (
          <g key={index} data-mark="y">
            <path className="crash-grid" d={`M${PLOT.left} 0H${PLOT.right}`} />
            <text className="crash-scale" x={PLOT.left - 8} y="4" textAnchor="end" />
          </g>
        ))}
        {MARKS.map((index) => (
          <text key={index} data-mark="x" className="crash-scale" y={PLOT.bottom + 18} textAnchor="middle" />
        ))}
        {auto !== null && <path data-auto className="crash-auto" d={`M${PLOT.left} 0H${PLOT.right}`} />}
        <path data-area className="crash-area" />
        <path data-curve className="crash-shadow" transform="translate(2.5 3.5)" />
        <path data-curve className="crash-line" />
        {DOTS.map((index) => (
          <circle key={index} data-dot className="crash-dot" r="4.5" />
        ))}
        {isFlying && (
          <g data-rocket>
            <g transform="rotate(45) scale(1.25)">
              <path className="symbol-gold" d="M-3 10h6l-3 9z" />
              <path className="symbol-hot" d="M-8 11l4-7h8l4 7zM0-17c4 4 5 8 5 12H-5c0-4 1-8 5-12Z" />
              <path className="symbol-light" d="M-5-5H5V10H-5Z" />
              <circle className="symbol-night" r="2.6" />
            </g>
          </g>
        )}
      </svg>
      <div className="crash-figure">
        {auto !== null && (
          <span className="crash-auto__flag">{t('crash.yourAuto', { times: timesText(auto, tag) })}</span>
        )}
        <div ref={digits} className="game-big numeric" data-won={isFlying || undefined} />
        {!isFlying && (
          <div className="label">{t('crash.crashed', { times: timesText(flight.multiplier ?? '', tag) })}</div>
        )}
      </div>
    </div>
  );
}

function drawStage(stage: SVGSVGElement | null, flight: Flight, elapsedMs: number): void {
  if (stage === null) return;
  const auto = Number(flight.own?.autoCashOut ?? 0);
  const { at, points, wideMs, high, end } = curveAt(elapsedMs, auto);
  const all = (name: string) => stage.querySelectorAll<SVGElement>(`[data-${name}]`);
  for (const curve of all('curve')) curve.setAttribute('d', points);
  all('area')[0]?.setAttribute('d', `${points}V${PLOT.bottom}H${PLOT.left}Z`);
  all('rocket')[0]?.setAttribute('transform', `translate(${end.x} ${end.y}) rotate(${end.degrees})`);
  if (auto > 0) all('auto')[0]?.setAttribute('transform', `translate(0 ${at(0, auto).y})`);
  place(all('mark="y"'), marksOf('y', high), (mark) => `translate(0 ${at(0, mark).y})`);
  place(all('mark="x"'), marksOf('x', wideMs / 1000), (mark) => `translate(${at(mark * 1000, 1).x} 0)`);
  const left = flight.passengers.flatMap(({ cashOut }) => (cashOut === null ? [] : [Number(cashOut)]));
  const shown = left.slice(0, DOTS.length).map((times) => at(msOf(times), times));
  all('dot').forEach((dot, index) => {
    const point = shown[index];
    dot.setAttribute('opacity', point === undefined ? '0' : '1');
    if (point !== undefined) dot.setAttribute('transform', `translate(${point.x} ${point.y})`);
  });
}

/** Puts the signs of a scale in their places and hides those that are too many. */
function place(signs: NodeListOf<SVGElement>, marks: readonly Mark[], transformOf: (at: number) => string): void {
  signs.forEach((sign, index) => {
    const mark = marks[index];
    sign.setAttribute('opacity', mark === undefined ? '0' : '1');
    if (mark === undefined) return;
    sign.setAttribute('transform', transformOf(mark.at));
    const text = sign instanceof SVGTextElement ? sign : sign.querySelector('text');
    if (text !== null && text.textContent !== mark.text) text.textContent = mark.text;
  });
}

/** When a flight gets to a multiplier, ms after the start. */
const msOf = (times: number) => Math.log(times) / 0.00006;
