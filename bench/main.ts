import { cpus } from 'node:os';
import { ensureBuilt } from '../launcher/builds.mjs';
import { agency } from './benchmarks/agency.ts';
import { burst } from './benchmarks/burst.ts';
import { catalogue } from './benchmarks/catalogue.ts';
import { chat } from './benchmarks/chat.ts';
import { consoleLists } from './benchmarks/console.ts';
import { events } from './benchmarks/events.ts';
import { families } from './benchmarks/families.ts';
import { frames } from './benchmarks/frames.ts';
import { inbox } from './benchmarks/inbox.ts';
import { limits } from './benchmarks/limits.ts';
import { lighthousePages } from './benchmarks/lighthouse.ts';
import { logins } from './benchmarks/logins.ts';
import { loyalty } from './benchmarks/loyalty.ts';
import { memory } from './benchmarks/memory.ts';
import { names } from './benchmarks/names.ts';
import { originals } from './benchmarks/originals.ts';
import { packs } from './benchmarks/packs.ts';
import { payments } from './benchmarks/payments.ts';
import { publicGets } from './benchmarks/public-gets.ts';
import { rendered } from './benchmarks/rendered.ts';
import { replays } from './benchmarks/replays.ts';
import { replica } from './benchmarks/replica.ts';
import { million, settlement } from './benchmarks/settlement.ts';
import { slip } from './benchmarks/slip.ts';
import { starts } from './benchmarks/starts.ts';
import { tickets } from './benchmarks/tickets.ts';
import { vendors } from './benchmarks/vendors.ts';
import { MEMBERS } from './kit/data.ts';
import { createDatabases, type Databases } from './kit/databases.ts';
import { FRAMES_USAGE, isFramesOption } from './kit/frames/options.ts';
import { earlierRuns, keepRun, trendOf } from './history/runs.ts';
import { writeHtmlReport } from './history/html-report.ts';
import { FULL, isFullSize } from './kit/scale.ts';
import { type Benchmark, type Line, printLine, printNote } from './kit/report.ts';

const LONGEST_MS = 240_000;
const QUICK = '--quick';
/** Money calls, events and pages: to compare two states of the code. */
const QUICK_ONES = ['public', 'rendered', 'events', 'tickets', 'originals', 'vendors', 'burst'];

process.on('SIGINT', () => process.exit(130));
process.on('SIGTERM', () => process.exit(143));
process.exit(await main());

/** Exit code 0 unless a benchmark could not be run: a missed target is a finding, not a failure. */
async function main(): Promise<number> {
  const databases = createDatabases();
  const all = [
    publicGets,
    rendered,
    catalogue,
    events,
    chat,
    tickets,
    limits,
    originals,
    vendors,
    packs,
    payments,
    settlement,
    families,
    burst,
    logins,
    inbox,
    agency,
    consoleLists,
    loyalty,
    names,
    slip,
    memory,
    starts,
    frames,
    million,
    replays,
    replica,
    ...lighthousePages,
  ].map((create) => create(databases));
  const chosen = choose(all, process.argv.slice(2));
  if (chosen === undefined) return 2;
  const lines: Line[] = [];
  const failed: string[] = [];
  try {
    ensureBuilt();
    await printHead(databases);
    for (const benchmark of chosen) {
      console.log(`\n${benchmark.name}`);
      try {
        const found = await withinTime(benchmark);
        for (const line of found) printLine(line);
        lines.push(...found);
      } catch (error) {
        console.error(`${benchmark.name} could not be run:`, error);
        failed.push(benchmark.name);
      }
    }
  } finally {
    await databases.close();
  }
  printSummary(lines, process.argv.includes(QUICK));
  const missed = lines.filter(({ isMet }) => !isMet).length;
  console.log(
    `${lines.length - missed} met, ${missed} missed, ${failed.length} not ` +
      `run${failed.length > 0 ? ` (${failed.join(', ')})` : ''}`,
  );
  return failed.length > 0 ? 1 : 0;
}

/** Prints all lines with their change, and keeps those of a run at full size for the next one. */
function printSummary(lines: readonly Line[], isQuick: boolean): void {
  const earlier = earlierRuns(isQuick);
  console.log('\nSummary, with the change since the last run on this machine');
  for (const line of lines) printLine(line, trendOf(line, earlier));
  if (lines.length > 0 && isFullSize) printNote(`charts: ${writeHtmlReport(keepRun(lines, isQuick), earlier)}`);
}

function choose(all: readonly Benchmark[], args: readonly string[]): Benchmark[] | undefined {
  const names = all.map(({ name }) => name);
  const only = args.filter((arg) => arg.startsWith('--only=')).flatMap((arg) => arg.slice(7).split(','));
  const wrong = [
    ...args.filter((arg) => !arg.startsWith('--only=') && ![FULL, QUICK].includes(arg) && !isFramesOption(arg)),
    ...only.filter((name) => !names.includes(name)),
  ];
  if (wrong.length > 0) {
    console.error(
      `unknown: ${wrong.join(', ')}\nusage: npm run bench -- [--only=${names.join(',')}] [${FULL}] [${QUICK}] ` +
        FRAMES_USAGE,
    );
    return undefined;
  }
  const wanted = only.length === 0 && args.includes(QUICK) ? QUICK_ONES : only;
  return wanted.length === 0 ? [...all] : all.filter(({ name }) => wanted.includes(name));
}

async function printHead(databases: Databases): Promise<void> {
  const { version, fsync, synchronousCommit } = await databases.facts();
  console.log(
    `Node ${process.version}, PostgreSQL ${version}, ${cpus().length} processors ` +
      `(${cpus()[0]?.model.trim() ?? 'unknown'})`,
  );
  printNote(
    `fsync ${fsync}, synchronous_commit ${synchronousCommit}, ${MEMBERS} members with a session, load ` +
      `generators on this machine${isFullSize ? '' : '; not the full size, so the figures prove nothing'}`,
  );
  if (fsync !== 'on' || synchronousCommit !== 'on') throw new Error('fsync and synchronous_commit must be on');
}

/** A benchmark that hangs is abandoned, because the process ends with the run. */
async function withinTime(benchmark: Benchmark): Promise<Line[]> {
  const longestMs = benchmark.longestMs ?? LONGEST_MS;
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error(`not finished within ${longestMs / 1000} s`)), longestMs);
  });
  try {
    return await Promise.race([benchmark.run(), late]);
  } finally {
    clearTimeout(timer);
  }
}
