import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findChromium } from '@fairlot/testkit/chromium';
import { runLoad } from '../kit/child.ts';
import type { Databases } from '../kit/databases.ts';
import { startProxy } from '../kit/proxy.ts';
import { type Benchmark, type Line, median, printNote, ratioLine } from '../kit/report.ts';
import { startServer } from '../kit/server.ts';
import type { LighthouseResult, LighthouseTask } from '../load/lighthouse.ts';

const HOME = '/m/home';
const RUNS = 5;
const MOST_TRIES = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const LEAST_PERFORMANCE = 98;
const MOST_LCP_RATIO = 1.15;
const MOST_SCRIPT_KIB = 115;
const CLIENT = fileURLToPath(new URL('../../apps/web/dist/client', import.meta.url));

/** The visitor's home page in Lighthouse, against the same page without its scripts, and the size of its scripts. */
export function home(databases: Databases): Benchmark {
  return { name: 'home', run: () => measure(databases) };
}

async function measure(databases: Databases): Promise<Line[]> {
  const chromePath = await findChromium();
  const server = await startServer({ databaseUrl: await databases.copy() });
  const page = await startProxy(server.origin, { withoutScripts: false });
  const floor = await startProxy(server.origin, { withoutScripts: true });
  try {
    const scripts = await scriptLine(server.origin);
    const pages: LighthouseResult[] = [];
    const floors: LighthouseResult[] = [];
    // In turn, so that other work on the machine falls on both alike.
    for (let run = 0; run < RUNS; run++) {
      pages.push(await visit({ address: page.origin + HOME, chromePath, categories: CATEGORIES }));
      floors.push(await visit({ address: floor.origin + HOME, chromePath, categories: ['performance'] }));
    }
    return [...describe(pages, floors), scripts];
  } finally {
    page.stop();
    floor.stop();
    await server.stop();
  }
}

/** Now and then a browser loses the beginning of its recording, and Lighthouse asks to be run again. */
async function visit(task: LighthouseTask): Promise<LighthouseResult> {
  for (let tries = 1; ; tries++) {
    try {
      return await runLoad<LighthouseResult>('lighthouse.ts', task, { timeoutMs: 60_000 });
    } catch (error) {
      if (tries === MOST_TRIES) throw error;
      printNote('a visit could not be recorded and is repeated');
    }
  }
}

function describe(pages: readonly LighthouseResult[], floors: readonly LighthouseResult[]): Line[] {
  const score = (category: string) => median(pages.map(({ scores }) => scores[category] ?? 0));
  const lcp = median(pages.map(({ lcpMs }) => lcpMs));
  const floor = median(floors.map(({ lcpMs }) => lcpMs));
  const cls = Math.max(...pages.map((each) => each.cls));
  const list = (results: readonly LighthouseResult[]) => results.map(({ lcpMs }) => Math.round(lcpMs)).join(', ');
  printNote(`median of ${RUNS}, mobile, simulated slow 4G; LCP ${list(pages)} ms, without scripts ${list(floors)} ms; TBT ${Math.round(median(pages.map(({ tbtMs }) => tbtMs)))} ms`);
  const failed = [...new Set(pages.flatMap((each) => each.failed))];
  if (failed.length > 0) printNote(`audits below their full score: ${failed.join(', ')}`);
  const scoreLine = (name: string, category: string, least: number): Line => ({
    name: `home, ${name}`, figure: `${score(category)}`, bar: `>= ${least}`, ratio: '', isMet: score(category) >= least,
  });
  return [
    scoreLine('performance', 'performance', LEAST_PERFORMANCE),
    scoreLine('accessibility', 'accessibility', 100),
    scoreLine('best practices', 'best-practices', 100),
    ratioLine('home, largest paint', `${Math.round(lcp)} ms against ${Math.round(floor)} ms without scripts`, lcp / floor, { most: MOST_LCP_RATIO }),
    // Lighthouse rounds to a ten-thousandth in its own report; what it shows as 0 is 0.
    { name: 'home, layout shift', figure: cls.toFixed(3), bar: '0', ratio: '', isMet: cls < 0.0005 },
  ];
}

/** Scripts that the page names for its start, as the build compressed them. */
async function scriptLine(origin: string): Promise<Line> {
  const html = await (await fetch(origin + HOME)).text();
  const listed = /<script type="application\/json" id="boot">(\[.*?\])<\/script>/.exec(html)?.[1];
  if (listed === undefined) throw new Error('the page names no scripts');
  const paths = JSON.parse(listed) as string[];
  const bytes = paths.reduce((total, path) => total + compressedSize(CLIENT + path), 0);
  const kib = bytes / 1024;
  return {
    name: 'home, scripts', figure: `${kib.toFixed(1)} KiB brotli in ${paths.length} files`, bar: `<= ${MOST_SCRIPT_KIB} KiB`, ratio: '', isMet: kib <= MOST_SCRIPT_KIB,
  };
}

function compressedSize(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
