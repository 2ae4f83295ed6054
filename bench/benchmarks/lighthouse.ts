import { existsSync, statSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { findChromium } from '@fairlot/testkit/chromium';
import { runLoad } from '../kit/child.ts';
import type { Session } from '../kit/data.ts';
import type { Databases } from '../kit/databases.ts';
import { startProxy } from '../kit/proxy.ts';
import { type Benchmark, type Line, median, printNote, ratioLine } from '../kit/report.ts';
import { startServer } from '../kit/server.ts';
import type { LighthouseResult, LighthouseTask } from '../load/lighthouse.ts';

interface PageUnderTest {
  /** Name of the benchmark. */
  name: string;
  path: string;
  isMember: boolean;
  mostScriptKib: number;
}

const PAGES: readonly PageUnderTest[] = [
  { name: 'home', path: '/m/home', isMember: false, mostScriptKib: 115 },
  { name: 'home-member', path: '/m/home', isMember: true, mostScriptKib: 115 },
  { name: 'slots', path: '/m/rng', isMember: false, mostScriptKib: 130 },
  { name: 'centre', path: '/m/live', isMember: false, mostScriptKib: 130 },
];
const RUNS = 5;
const MOST_TRIES = 3;
const CATEGORIES = ['performance', 'accessibility', 'best-practices'];
const LEAST_PERFORMANCE = 98;
const MOST_LCP_RATIO = 1.15;
const CLIENT = fileURLToPath(new URL('../../apps/web/dist/client', import.meta.url));

/** Pages in Lighthouse, each compared with itself without its scripts, and the size of its scripts. */
export const lighthousePages = PAGES.map((page) => (databases: Databases): Benchmark => ({
  name: page.name,
  run: () => measure(databases, page),
}));

async function measure(databases: Databases, { name, path, isMember, mostScriptKib }: PageUnderTest): Promise<Line[]> {
  const chromePath = await findChromium();
  const { sessions } = await databases.prepared();
  const server = await startServer({ databaseUrl: await databases.copy() });
  const page = await startProxy(server.origin, { withoutScripts: false });
  const floor = await startProxy(server.origin, { withoutScripts: true });
  // Each visit uses another member: a session is renewed at every visit, and its old token is valid for only a minute.
  const visitorOf = (run: number) => (isMember ? asMember(sessions[run], run) : { headers: {}, stored: {} });
  try {
    const scripts = await scriptLine(name, server.origin + path, visitorOf(0).headers, mostScriptKib);
    const pages: LighthouseResult[] = [];
    const floors: LighthouseResult[] = [];
    // Alternates, so that other load on the machine affects both equally.
    for (let run = 0; run < RUNS; run++) {
      pages.push(await visit({ address: page.origin + path, chromePath, categories: CATEGORIES, ...visitorOf(run) }));
      floors.push(
        await visit({ address: floor.origin + path, chromePath, categories: ['performance'], ...visitorOf(run) }),
      );
    }
    return [...describe(name, pages, floors), scripts];
  } finally {
    page.stop();
    floor.stop();
    await server.stop();
  }
}

/**
 * A member who returns with a stored session: with only its cookie, the page would end the session and become a
 * visitor's.
 */
function asMember(session: Session | undefined, index: number): Pick<LighthouseTask, 'headers' | 'stored'> {
  if (session === undefined) throw new Error('there are too few members');
  const info = {
    token: session.token,
    merchantCode: 'fairlot',
    userName: `bench${index + 1}`,
    type: 0,
    firstTimeLogin: false,
  };
  return {
    headers: { cookie: `fairlot_sid=${session.cookie}` },
    stored: { autoLogin: '1', MC_SESSION_INFO: JSON.stringify(info) },
  };
}

/** Occasionally a browser loses the start of its recording, and Lighthouse asks to be run again. */
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

function describe(page: string, pages: readonly LighthouseResult[], floors: readonly LighthouseResult[]): Line[] {
  const score = (category: string) => median(pages.map(({ scores }) => scores[category] ?? 0));
  const lcp = median(pages.map(({ lcpMs }) => lcpMs));
  const floor = median(floors.map(({ lcpMs }) => lcpMs));
  const cls = Math.max(...pages.map((each) => each.cls));
  const list = (results: readonly LighthouseResult[]) => results.map(({ lcpMs }) => Math.round(lcpMs)).join(', ');
  printNote(
    `median of ${RUNS}, mobile, simulated slow 4G; LCP ${list(pages)} ms, without scripts ${list(floors)} ` +
      `ms; TBT ${Math.round(median(pages.map(({ tbtMs }) => tbtMs)))} ms`,
  );
  const failed = [...new Set(pages.flatMap((each) => each.failed))];
  if (failed.length > 0) printNote(`audits below their full score: ${failed.join(', ')}`);
  const scoreLine = (name: string, category: string, least: number): Line => ({
    name: `${page}, ${name}`,
    figure: `${score(category)}`,
    bar: `>= ${least}`,
    value: score(category),
    isLess: false,
    isMet: score(category) >= least,
  });
  return [
    scoreLine('performance', 'performance', LEAST_PERFORMANCE),
    scoreLine('accessibility', 'accessibility', 100),
    scoreLine('best practices', 'best-practices', 100),
    ratioLine(
      `${page}, largest paint`,
      `${Math.round(lcp)} ms against ${Math.round(floor)} ms without scripts`,
      lcp / floor,
      { most: MOST_LCP_RATIO },
    ),
    // Lighthouse rounds to one ten-thousandth in its own report, where smaller values are shown as 0.
    { name: `${page}, layout shift`, figure: cls.toFixed(3), bar: '0', value: cls, isLess: true, isMet: cls < 0.0005 },
  ];
}

/** Size of the scripts that the page loads at its start, as the build compressed them. */
async function scriptLine(
  name: string,
  address: string,
  headers: Record<string, string>,
  mostKib: number,
): Promise<Line> {
  const html = await (await fetch(address, { headers })).text();
  const listed = /<script type="application\/json" id="boot">(\[.*?\])<\/script>/.exec(html)?.[1];
  if (listed === undefined) throw new Error('the page names no scripts');
  const paths = JSON.parse(listed) as string[];
  const bytes = paths.reduce((total, path) => total + compressedSize(CLIENT + path), 0);
  const kib = bytes / 1024;
  return {
    name: `${name}, scripts`,
    figure: `${kib.toFixed(1)} KiB brotli in ${paths.length} files`,
    bar: `<= ${mostKib} KiB`,
    value: kib,
    isLess: true,
    isMet: kib <= mostKib,
  };
}

function compressedSize(path: string): number {
  return statSync(existsSync(`${path}.br`) ? `${path}.br` : path).size;
}
