import { runLoad } from '../kit/child.ts';
import type { Databases } from '../kit/databases.ts';
import { type Benchmark, count, type Line, median, percentile, printNote, ratioLine } from '../kit/report.ts';
import { type ServerProcess, startBareServer, startServer } from '../kit/server.ts';
import type { PacedResult, PacedTask } from '../load/paced.ts';
import type { PacedRequest } from '../load/send.ts';
import type { RequestsResult, RequestsTask } from '../load/requests.ts';

const GAMES = 20_000;
const COMMON = [
  '/lgw/game/list?gameType=RNG&pageNo=1&pageSize=50',
  '/lgw/game/list?gameType=RNG&vassalage=NWND&pageNo=1&pageSize=25',
];
const CONNECTIONS = 16;
const ROUNDS = 5;
const LEAST_RATIO = 0.4;
const RATE = 200;
const SECONDS = 8;
const WARM_SECONDS = 2;
const MOST_FILTER_P99_MS = 25;
const MOST_SEARCH_P99_MS = 30;
const VENDORS = ['', 'NWND', 'PLAN', 'BREEL', 'CKITE', 'NWND,PLAN', 'PLAN,BREEL,CKITE'];
const WORDS = [
  'moon',
  'lantern',
  'garden',
  'silver',
  'a',
  'royal cof',
  'moonlit gardn',
  'copper almanac',
  'velvt ketle',
  'nothing here',
  'xúc xắc',
  'zzzz',
];

/**
 * Lists of a catalogue of 20,000 games: common filters compared with a bare route sending the same bytes, and arbitrary
 * filters and searches at a steady rate.
 */
export function catalogue(_databases: Databases): Benchmark {
  return { name: 'catalogue', run: measure };
}

async function measure(): Promise<Line[]> {
  const product = await startServer({ seedGames: GAMES });
  try {
    const lines = await compareCommon(product);
    lines.push(
      await paced(product, 'any filters', filterPaths(), MOST_FILTER_P99_MS),
      await paced(product, 'search by name', searchPaths(), MOST_SEARCH_P99_MS),
    );
    return lines;
  } finally {
    await product.stop();
  }
}

async function compareCommon(product: ServerProcess): Promise<Line[]> {
  const lines: Line[] = [];
  for (const path of COMMON) {
    const body = await (await fetch(product.origin + path)).text();
    if (!body.includes('"success":true')) throw new Error(`${path} answered ${body.slice(0, 200)}`);
    const bare = await startBareServer({ '/lgw/game/list': body });
    try {
      const rounds: { ours: number; theirs: number }[] = [];
      for (let n = 0; n <= ROUNDS; n++)
        rounds.push({ ours: await load(product, path), theirs: await load(bare, path) });
      // The first round warms up both.
      const kept = rounds.slice(1);
      const [ours, theirs] = [median(kept.map((round) => round.ours)), median(kept.map((round) => round.theirs))];
      lines.push(
        ratioLine(
          `list of ${count(body.length)} bytes`,
          `${count(ours)}/s against ${count(theirs)}/s bare`,
          median(kept.map((round) => round.ours / round.theirs)),
          { least: LEAST_RATIO },
        ),
      );
    } finally {
      await bare.stop();
    }
  }
  return lines;
}

async function load({ origin }: ServerProcess, path: string): Promise<number> {
  const task: RequestsTask = { origin, requests: [{ path }], connections: CONNECTIONS, seconds: 1 };
  const { perSecond, failures } = await runLoad<RequestsResult>('requests.ts', task, { timeoutMs: 30_000 });
  if (failures > 0) throw new Error(`${failures} of the requests to ${path} failed`);
  return perSecond;
}

async function paced({ origin }: ServerProcess, name: string, paths: readonly string[], most: number): Promise<Line> {
  const requests: PacedRequest[] = paths.map((path) => ({ method: 'GET', path, headers: { 'accept-encoding': 'br' } }));
  const task = (seconds: number): PacedTask => ({
    origin,
    requests,
    rate: RATE,
    seconds,
    connections: 64,
    expected: '',
  });
  await runLoad<PacedResult>('paced.ts', task(WARM_SECONDS), { timeoutMs: 30_000 });
  const { samples, failures, refusal } = await runLoad<PacedResult>('paced.ts', task(SECONDS), { timeoutMs: 60_000 });
  if (failures > 0) throw new Error(`${failures} requests failed, the first: ${refusal}`);
  const times = samples.map(([, ms]) => ms);
  const p99 = percentile(times, 0.99);
  printNote(
    `${name}: ${count(paths.length)} different requests in turn, ${RATE}/s for ${SECONDS} s, p50 ` +
      `${median(times).toFixed(1)} ms, longest ${Math.max(...times).toFixed(1)} ms`,
  );
  return {
    name: `${name}, p99`,
    figure: `${p99.toFixed(1)} ms at ${RATE}/s`,
    bar: `< ${most} ms`,
    value: p99,
    isLess: true,
    isMet: p99 < most,
  };
}

/**
 * Every combination of type, vendors, class, smallest bet, lines, new and some pages, so that few answers are cached.
 */
function filterPaths(): string[] {
  const paths: string[] = [];
  for (const gameType of ['', 'RNG', 'LIVE', 'PVP'])
    for (const vassalage of VENDORS)
      for (const gameClassify of ['', 'JP', 'AC'])
        for (const minBet of ['', '0.05', '0.5'])
          for (const more of ['', '&isNew=1', '&minLine=20', '&pageNo=7'])
            paths.push(
              '/lgw/game/list?' +
                `${new URLSearchParams({ gameType, vassalage, gameClassify, minBet, pageSize: '50' })}${more}`,
            );
  return shuffled(paths);
}

function searchPaths(): string[] {
  const paths = WORDS.flatMap((word) =>
    ['', 'RNG', 'LIVE', 'FISH'].flatMap((gameType) =>
      ['EN', 'VI'].flatMap((language) =>
        ['', '0.1', '0.75'].map(
          (minBet) =>
            `/lgw/game/list?${new URLSearchParams({ gameName: word, gameType, language, minBet, pageSize: '25' })}`,
        ),
      ),
    ),
  );
  return shuffled(paths);
}

/** Deterministic order in which similar neighbours are separated. */
function shuffled(paths: readonly string[]): string[] {
  const step = 37;
  return paths.map((_, n) => paths[(n * step) % paths.length] ?? '');
}
