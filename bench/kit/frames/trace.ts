import { percentile } from '../report.ts';

/** Activity of the page's main thread while something moved. */
export interface FrameTimes {
  /** Script time of each frame of the display, ms. */
  scriptMs: number[];
  /** Duration of every task, ms. */
  taskMs: number[];
}

interface TraceEvent {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  /** Time in microseconds. */
  ts: number;
  dur?: number;
  /** Processor time of the thread in microseconds, which excludes time taken by other threads. */
  tdur?: number;
  id2?: { local?: string };
  args?: { name?: string; data?: { displayName?: string } };
}

export interface Trace {
  traceEvents: TraceEvent[];
}

interface Span {
  from: number;
  to: number;
}

export const TRACE_CATEGORIES = ['devtools.timeline', 'disabled-by-default-devtools.timeline', 'blink.animations'];

const FRAME_US = 1_000_000 / 60;
/** Event types that run scripts; nested ones count once. */
const SCRIPTS: ReadonlySet<string> = new Set([
  'FunctionCall',
  'EvaluateScript',
  'v8.evaluateModule',
  'v8.compile',
  'v8.compileModule',
  'RunMicrotasks',
  'FireAnimationFrame',
  'TimerFire',
  'EventDispatch',
  'FireIdleCallback',
  'MinorGC',
  'MajorGC',
]);

/**
 * Reads a trace of Chromium. A frame is a sixtieth of a second of the display, whether the page or only the compositor
 * drew it.
 * @param isAlways true if the page draws continuously: everything between its first and last frame counts. Otherwise
 * frames and tasks count while something on the stage moves, or all of them if nothing does
 * @throws Error when there is no page in the trace
 */
export function frameTimes(trace: Trace, isAlways: boolean): FrameTimes {
  const all = trace.traceEvents.toSorted((a, b) => a.ts - b.ts);
  const events = mainThread(all);
  const tasks = events.filter(({ name }) => name === 'RunTask');
  const [first, last] = [tasks[0], tasks.at(-1)];
  if (first === undefined || last === undefined) throw new Error('the trace has no tasks of a page');
  const whole = { from: first.ts, to: last.ts + (last.dur ?? 0) };
  const moves = isAlways ? drawnOf(events) : movesOf(all, first.pid, whole.to);
  const spans = moves.length === 0 ? [whole] : moves;
  const scripts = [...outermost(events.filter(({ name }) => SCRIPTS.has(name)))];
  return {
    scriptMs: spans.flatMap((span) => framesOf(span, scripts)),
    taskMs: tasks
      .filter(({ ts }) => spans.some(({ from, to }) => ts >= from && ts < to))
      .map((task) => usedOf(task) / 1000),
  };
}

/** A result line, which passes if scripts and tasks stay within their limits. */
export function judge({ scriptMs, taskMs }: FrameTimes, mostScriptMs: number, mostTaskMs: number) {
  const p99 = percentile(scriptMs, 0.99);
  const longest = Math.max(...taskMs, 0);
  return {
    value: p99,
    figure: `scripts p99 ${p99.toFixed(1)} ms of ${scriptMs.length} frames, longest task ${longest.toFixed(0)} ms`,
    isMet: p99 < mostScriptMs && longest <= mostTaskMs,
  };
}

/** Events of the main thread of the browser's busiest page. */
function mainThread(all: readonly TraceEvent[]): TraceEvent[] {
  return all
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map(({ pid, tid }) => all.filter((each) => each.ph === 'X' && each.pid === pid && each.tid === tid))
    .reduce((most, each) => (sumOf(each) > sumOf(most) ? each : most), []);
}

const usedOf = ({ dur = 0, tdur }: TraceEvent) => tdur ?? dur;
const sumOf = (events: readonly TraceEvent[]) => events.reduce((sum, each) => sum + usedOf(each), 0);

function drawnOf(events: readonly TraceEvent[]): Span[] {
  const drawn = events.filter(({ name }) => name === 'FireAnimationFrame');
  const [first, last] = [drawn[0], drawn.at(-1)];
  return first === undefined || last === undefined ? [] : [{ from: first.ts, to: last.ts + (last.dur ?? 0) }];
}

/** Animations of a stage: unnamed ones by `Element.animate`, and those of its style sheet. */
const STAGE_MOVES: ReadonlySet<string | undefined> = new Set(['', 'appear-line']);

/**
 * Spans in which something on a stage moved, with overlaps merged; transitions of controls are named after their
 * property and excluded.
 */
function movesOf(all: readonly TraceEvent[], pid: number, endUs: number): Span[] {
  const open = new Map<string, number>();
  const spans: Span[] = [];
  for (const { name, ph, ts, pid: of, id2, args } of all) {
    const id = id2?.local ?? '';
    if (name !== 'Animation' || of !== pid) continue;
    if (ph === 'b' && STAGE_MOVES.has(args?.data?.displayName)) open.set(id, ts);
    const from = open.get(id);
    if (ph !== 'e' || from === undefined) continue;
    open.delete(id);
    spans.push({ from, to: ts });
  }
  for (const from of open.values()) spans.push({ from, to: endUs });
  return join(spans.toSorted((a, b) => a.from - b.from));
}

function join(spans: readonly Span[]): Span[] {
  const joined: Span[] = [];
  for (const span of spans) {
    const last = joined.at(-1);
    if (last !== undefined && span.from <= last.to) last.to = Math.max(last.to, span.to);
    else joined.push({ ...span });
  }
  return joined;
}

interface Script extends Span {
  used: number;
}

function* outermost(events: readonly TraceEvent[]): Generator<Script> {
  let endUs = -Infinity;
  for (const event of events) {
    if (event.ts < endUs) continue;
    endUs = event.ts + (event.dur ?? 0);
    yield { from: event.ts, to: endUs, used: usedOf(event) };
  }
}

/** Script time of each frame of a span, ms; a script across several frames is divided among them. */
function framesOf(span: Span, scripts: readonly Script[]): number[] {
  const frames = new Float64Array(Math.max(1, Math.ceil((span.to - span.from) / FRAME_US)));
  for (const { from, to, used } of scripts) {
    const length = Math.max(1, to - from);
    const first = Math.max(0, Math.floor((from - span.from) / FRAME_US));
    const last = Math.min(frames.length - 1, Math.floor((from + length - span.from) / FRAME_US));
    for (let index = first; index <= last; index += 1) {
      const begin = span.from + index * FRAME_US;
      const within = Math.min(from + length, begin + FRAME_US) - Math.max(from, begin);
      frames[index] = (frames[index] ?? 0) + (used * Math.max(0, within)) / length;
    }
  }
  return Array.from(frames, (us) => us / 1000);
}
