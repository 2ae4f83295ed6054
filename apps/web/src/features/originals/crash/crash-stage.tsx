import { useEffect, useRef } from 'react';
import { formatDecimal } from '../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import { elapsedOf, type Flight, multiplierNow } from '../api/flight.ts';
import { cashOutsOf, faceTone, initialsOf, tagsOf } from './cash-outs.ts';
import { autoOf } from './crash-bets.ts';
import { chanceAhead, type Curve, curveAt, type Mark, marksOf, PLOT } from './crash-curve.ts';
import { wantsNoMotion } from '../model/motion.ts';
import { scaledTimes, timesText } from '../model/words.ts';

/** Interval at which the curve is redrawn with reduced motion. */
const STEP_MS = 500;
const MARKS = [0, 1, 2, 3, 4];
/** Cash-outs on the curve; at most this many are shown. */
const TAGS = [0, 1, 2, 3, 4, 5];

/**
 * The curve of a flight with its scales, redrawn every frame from the server's start time; after a crash it shows the
 * final curve.
 */
export function CrashStage({ flight }: { flight: Flight }) {
  const { t, tag } = useLocaleText();
  const stage = useRef<SVGSVGElement>(null);
  const digits = useRef<HTMLDivElement>(null);
  const chance = useRef<HTMLParagraphElement>(null);
  const isFlying = flight.state === 'flying';
  const autos = flight.own.filter((bet) => autoOf(bet) !== null);
  const you = t('cards.you');
  useEffect(() => {
    const isStill = wantsNoMotion();
    const parts = stage.current === null ? null : partsOf(stage.current, you);
    let handle = 0;
    let drawnMs = -Infinity;
    let shown = -1n;
    let ahead: ReturnType<typeof chanceAhead> = null;
    const draw = () => {
      const ms = elapsedOf(flight);
      if (!isStill || ms - drawnMs >= STEP_MS) {
        drawnMs = ms;
        if (parts !== null) drawStage(parts, flight, ms, tag);
        const times = multiplierNow(flight);
        if (digits.current !== null && times !== shown) digits.current.textContent = scaledTimes(times * 100n, tag);
        shown = times;
        const next = chanceAhead(Number(times) / 100, autoAhead(flight, Number(times) / 100));
        if (chance.current !== null && (next?.goal !== ahead?.goal || next?.flights !== ahead?.flights)) {
          ahead = next;
          const goal = timesText((next?.goal ?? 0).toFixed(2), tag);
          chance.current.textContent = next && t('crash.fromHere', { times: goal, count: next.flights });
        }
      }
      if (isFlying) handle = requestAnimationFrame(draw);
    };
    draw();
    return () => cancelAnimationFrame(handle);
  }, [flight, isFlying, tag, t, you]);
  return (
    <div className="crash-stage" aria-hidden="true">
      <svg ref={stage} className="crash-curve" viewBox={`0 0 ${PLOT.width} ${PLOT.height}`} data-state={flight.state}>
        <path className="crash-axis" d={`M${PLOT.left} ${PLOT.bottom}H${PLOT.right}`} />
        <Scales />
        {autos.map(({ seat }) => (
          <path key={seat} data-auto className="crash-auto" d={`M${PLOT.left} 0H${PLOT.right}`} />
        ))}
        <path data-area className="crash-area" />
        <path data-curve className="crash-shadow" transform="translate(2.5 3.5)" />
        <path data-curve className="crash-line" />
        <CashOutTags />
        {isFlying && <Rocket />}
      </svg>
      <div className="crash-head">
        <div className="crash-figure">
          {autos.map((bet) => (
            <span key={bet.seat} className="crash-auto__flag">
              {t(flight.own.length > 1 ? 'crash.betAuto' : 'crash.yourAuto', {
                number: bet.seat,
                times: timesText(autoOf(bet) ?? '', tag),
              })}
            </span>
          ))}
          <div ref={digits} className="game-big numeric" data-won={isFlying || undefined} />
          {!isFlying && (
            <div className="label">{t('crash.crashed', { times: timesText(flight.multiplier ?? '', tag) })}</div>
          )}
        </div>
        {isFlying && <p ref={chance} className="crash-ahead caption numeric" />}
      </div>
    </div>
  );
}

// The parts below are positioned by `drawStage`, which follows the flight.

function Scales() {
  return (
    <>
      {MARKS.map((index) => (
        <g key={index} data-mark="y">
          <path className="crash-grid" d={`M${PLOT.left} 0H${PLOT.right}`} />
          <text className="crash-scale" x={PLOT.left - 8} y="4" textAnchor="end" />
        </g>
      ))}
      {MARKS.map((index) => (
        <text key={index} data-mark="x" className="crash-scale" y={PLOT.bottom + 18} textAnchor="middle" />
      ))}
    </>
  );
}

function CashOutTags() {
  return TAGS.map((index) => (
    <g key={index} data-tag className="crash-tag">
      <path className="crash-stem" d="M0 5V20" />
      <circle className="crash-dot" r="4.5" />
      <circle className="crash-face" cy="29" r="10" />
      <text className="crash-name" y="32.5" />
    </g>
  ));
}

function Rocket() {
  return (
    <g data-rocket>
      <g transform="rotate(45) scale(1.25)">
        <path className="crash-flame" d="M-3 10h6l-3 9z" />
        <path className="crash-hull" d="M-8 11l4-7h8l4 7zM0-17c4 4 5 8 5 12H-5c0-4 1-8 5-12Z" />
        <path className="crash-body" d="M-5-5H5V10H-5Z" />
        <circle className="crash-pane" r="2.6" />
      </g>
    </g>
  );
}

/** The next automatic cash-out of the player's bets; the last one once the flight is past them, 0 without one. */
function autoAhead({ own }: Flight, now: number): number {
  const autos = own.flatMap((bet) => autoOf(bet) ?? []).map(Number);
  const ahead = autos.filter((auto) => auto > now);
  return ahead.length > 0 ? Math.min(...ahead) : Math.max(0, ...autos);
}

/** Elements of the drawing, looked up once per answer, and the scales that were drawn last. */
function partsOf(stage: SVGSVGElement, you: string) {
  const all = (name: string) => [...stage.querySelectorAll<SVGElement>(`[data-${name}]`)];
  return {
    curves: all('curve'),
    area: all('area'),
    rocket: all('rocket'),
    auto: all('auto'),
    marksY: all('mark="y"'),
    marksX: all('mark="x"'),
    tags: all('tag'),
    you,
    scales: '',
  };
}

function drawStage(parts: ReturnType<typeof partsOf>, flight: Flight, elapsedMs: number, tag: string): void {
  const curve = curveAt(elapsedMs, autoAhead(flight, Number(multiplierNow(flight)) / 100));
  const { points, wideMs, high, end } = curve;
  for (const line of parts.curves) put(line, 'd', points);
  put(parts.area[0], 'd', `${points}V${PLOT.bottom}H${PLOT.left}Z`);
  put(parts.rocket[0], 'transform', `translate(${end.x} ${end.y}) rotate(${end.degrees})`);
  // The scales, and everything positioned by them, stay the same until the curve fills the plot.
  const scales = `${wideMs} ${high}`;
  if (parts.scales === scales) return;
  parts.scales = scales;
  drawScales(parts, flight, curve, tag);
}

function drawScales(parts: ReturnType<typeof partsOf>, flight: Flight, { at, wideMs, high }: Curve, tag: string): void {
  const autos = flight.own.flatMap((bet) => autoOf(bet) ?? []);
  autos.forEach((auto, index) => put(parts.auto[index], 'transform', `translate(0 ${at(0, Number(auto)).y})`));
  const heights = marksOf('y', high).map(({ at: mark, text }) => ({ at: mark, text: formatDecimal(text, tag) }));
  place(parts.marksY, heights, (mark) => `translate(0 ${at(0, mark).y})`);
  place(parts.marksX, marksOf('x', wideMs / 1000), (mark) => `translate(${at(mark * 1000, 1).x} 0)`);
  drawTags(parts, flight, (times) => at(msOf(times), times));
}

function drawTags(
  { tags: signs, you }: Pick<ReturnType<typeof partsOf>, 'tags' | 'you'>,
  flight: Flight,
  at: (times: number) => { x: number; y: number },
): void {
  const shown = tagsOf(cashOutsOf(flight, you), (times) => at(times).x, TAGS.length);
  signs.forEach((sign, index) => {
    const tag = shown[index];
    put(sign, 'opacity', tag === undefined ? '0' : '1');
    if (tag === undefined) return;
    const { x, y } = at(tag.times);
    put(sign, 'transform', `translate(${x} ${y})`);
    put(sign, 'data-tone', tag.isOwn ? 'own' : String(faceTone(tag.name)));
    write(sign, initialsOf(tag.name));
  });
}

/** Texts of the signs. */
const texts = new WeakMap<SVGElement, string>();

/** Positions the marks of a scale and hides unused ones. */
function place(signs: readonly SVGElement[], marks: readonly Mark[], transformOf: (at: number) => string): void {
  signs.forEach((sign, index) => {
    const mark = marks[index];
    put(sign, 'opacity', mark === undefined ? '0' : '1');
    if (mark === undefined) return;
    put(sign, 'transform', transformOf(mark.at));
    write(sign, mark.text);
  });
}

/** Sets the text of a sign only if it changed. */
function write(sign: SVGElement, value: string): void {
  if (texts.get(sign) === value) return;
  texts.set(sign, value);
  const text = sign instanceof SVGTextElement ? sign : sign.querySelector('text');
  if (text !== null) text.textContent = value;
}

/** Values set last, by element and attribute. */
const putLast = new WeakMap<SVGElement, Record<string, string>>();

/** Sets an attribute only if it changed, which saves the browser work. */
function put(element: SVGElement | undefined, name: string, value: string): void {
  if (element === undefined) return;
  const last = putLast.get(element) ?? {};
  if (last[name] === value) return;
  last[name] = value;
  putLast.set(element, last);
  element.setAttribute(name, value);
}

/** Time at which a flight reaches a multiplier, ms after the start. */
const msOf = (times: number) => Math.log(times) / 0.00006;
