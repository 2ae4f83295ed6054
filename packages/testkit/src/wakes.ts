import { type Database, sql, type Wake } from '@fairlot/server/platform/db/index';

/** Database functions that write to each of them. Which statement gives work to a job shows in no text. */
const WRITERS: Readonly<Record<Exclude<Wake, `job:${string}`>, readonly string[]>> = {
  outbox: ['outbox_add'],
  stream: ['stream_add', 'stream_add_many'],
};

type Writes = (text: string) => readonly Wake[];

interface Known {
  writes: Writes;
  jobs: ReadonlySet<string>;
}

/**
 * Checks every statement from now on against its declared wakes. A statement that writes the outbox or the stream,
 * through any function, without declaring it would leave the readers asleep until the timer wakes them. One that
 * declares a wake and writes nothing wakes them for nothing. A woken job must exist.
 * @returns a function to call with the names of the jobs once the database functions exist: it checks the statements so
 *   far, and then each new one
 */
export function checkWakes(db: Database): (jobs: readonly string[]) => Promise<void> {
  let known: Known | undefined;
  const early = new Map<string, readonly Wake[]>();
  db.observe((text, wakes) => {
    if (known === undefined) early.set(text, wakes);
    else check(known, text, wakes);
  });
  return async (jobs) => {
    known = { writes: await readWriters(db), jobs: new Set(jobs.map((name) => `job:${name}`)) };
    for (const [text, wakes] of early) check(known, text, wakes);
    early.clear();
  };
}

function check({ writes, jobs }: Known, text: string, wakes: readonly Wake[]): void {
  const needed = writes(text);
  const strange = wakes.find((wake) => wake.startsWith('job:') && !jobs.has(wake));
  if (strange !== undefined) throw new Error(`This statement wakes ${strange}, which does not exist:\n${text}`);
  const readers = wakes.filter((wake) => !wake.startsWith('job:'));
  if (needed.length === readers.length && needed.every((wake) => readers.includes(wake))) return;
  throw new Error(`This statement needs { wakes: [${needed.join(', ')}] }, and has [${wakes.join(', ')}]:\n${text}`);
}

/** Finds calls of the writing functions, and of every function that calls one. */
async function readWriters(db: Database): Promise<Writes> {
  const functions = await db.rows(sql<{ name: string; text: string }>`
    select proname as name, prosrc as text from pg_proc
     where pronamespace = current_schema()::regnamespace and prokind = 'f'`);
  const calls = Object.entries(WRITERS).map(([wake, writers]) => {
    const names = new Set(writers);
    for (let count = 0; count < names.size;) {
      count = names.size;
      const called = pattern(names);
      for (const { name, text } of functions) if (called.test(text)) names.add(name);
    }
    return { wake: wake as Wake, called: pattern(names), table: new RegExp(`insert into platform_${wake}\\b`) };
  });
  const known = new Map<string, readonly Wake[]>();
  return (text) => {
    if (DEFINITION.test(text)) return [];
    const found =
      known.get(text) ??
      calls.filter(({ called, table }) => called.test(text) || table.test(text)).map(({ wake }) => wake);
    known.set(text, found);
    return found;
  };
}

/** A migration's statement, which only mentions the functions. */
const DEFINITION = /^(?:\s|--.*\n)*create\b/;
const pattern = (names: ReadonlySet<string>) => new RegExp(`\\b(?:${[...names].join('|')})\\s*\\(`);
