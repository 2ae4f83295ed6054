import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { HISTORY, type Run, trendOf } from './runs.ts';
import type { Line } from '../kit/report.ts';

/** Writes all kept runs as a page with a chart a figure. @returns the path of the page */
export function writeHtmlReport(run: Run, earlier: readonly Run[]): string {
  const path = join(dirname(HISTORY), 'report.html');
  writeFileSync(path, htmlReport(run, earlier));
  return path;
}

/** The last run as a table, with the figures of earlier runs of the same kind of machine as charts. */
export function htmlReport(run: Run, earlier: readonly Run[]): string {
  const missed = run.lines.filter(({ isMet }) => !isMet).length;
  const rows = run.lines.map((line) => row(line, earlier)).join('\n');
  return `<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>Fairlot benchmarks</title>
<style>
  :root { color-scheme: light dark; font: 15px/1.5 system-ui, sans-serif; }
  body { margin: 2rem auto; max-width: 76rem; padding: 0 1rem; }
  table { border-collapse: collapse; width: 100%; }
  th, td { border-bottom: 1px solid #8884; padding: .4rem .6rem; text-align: start; vertical-align: middle; }
  td.number { font-variant-numeric: tabular-nums; white-space: nowrap; }
  .missed { color: #c62828; font-weight: 600; }
  .met { color: #2e7d32; }
  svg { display: block; stroke: currentColor; }
  @media (prefers-color-scheme: dark) { .missed { color: #ff8a80; } .met { color: #81c784; } }
</style>
<h1>Benchmarks</h1>
<p>${escape(run.at)}, commit ${escape(run.commit)}, ${escape(run.machine)}${run.isQuick ? ', quick run' : ''}.
  ${run.lines.length - missed} goals met, ${missed} missed. Charts show ${earlier.length + 1} runs, oldest first.</p>
<table>
<thead><tr><th>Benchmark<th>Figure<th>Goal<th>Ratio<th>Result<th>Change<th>Runs</thead>
<tbody>
${rows}
</tbody>
</table>
</html>
`;
}

function row(line: Line, earlier: readonly Run[]): string {
  const values = earlier.flatMap(({ lines }) => lines.filter(({ name }) => name === line.name)).map((l) => l.value);
  const cells = [
    `<td>${escape(line.name)}`,
    `<td>${escape(line.figure)}`,
    `<td class="number">${escape(line.bar)}`,
    `<td class="number">${line.isRatio ? line.value.toFixed(2) : ''}`,
    `<td class="${line.isMet ? 'met' : 'missed'}">${line.isMet ? 'met' : 'missed'}`,
    `<td class="number">${escape(trendOf(line, earlier))}`,
    `<td>${chart([...values, line.value])}`,
  ];
  return `<tr>${cells.join('')}`;
}

const WIDTH = 160;
const HEIGHT = 32;
const MARGIN = 3;

/** A line through the values of all runs, from zero to the largest. */
function chart(values: readonly number[]): string {
  const most = Math.max(...values, Number.MIN_VALUE);
  const step = values.length === 1 ? 0 : (WIDTH - 2 * MARGIN) / (values.length - 1);
  const at = (value: number, index: number): [number, number] => [
    MARGIN + index * step,
    HEIGHT - MARGIN - (value / most) * (HEIGHT - 2 * MARGIN),
  ];
  const points = values.map((value, index) => at(value, index).map((part) => part.toFixed(1)));
  const [x, y] = points.at(-1) ?? [];
  const label = `Runs: ${values.map((value) => Number(value.toPrecision(3))).join(', ')}`;
  return (
    `<svg width="${WIDTH}" height="${HEIGHT}" role="img" aria-label="${label}"><title>${label}</title>` +
    `<polyline fill="none" stroke-width="1.5" points="${points.map((point) => point.join(',')).join(' ')}"/>` +
    `<circle cx="${x}" cy="${y}" r="2.5" fill="currentColor"/></svg>`
  );
}

function escape(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;');
}
