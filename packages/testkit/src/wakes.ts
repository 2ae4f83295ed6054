import { type Database, sql, type Wake } from '@fairlot/server/platform/db/index';

/** What writes for each of them. */
const WRITERS: Readonly<Record<Wake, readonly string[]>> = {
  outbox: ['outbox_add'],
  stream: ['stream_add', 'stream_add_many'],
};

type Writes = (text: string) => readonly Wake[];

/**
 * Holds every statement from now on against what it says that it wakes. A statement that writes the outbox or the
 * stream, by whatever function, and does not say so would leave its readers asleep until the clock wakes them; one that
 * says so and writes nothing wakes them for nothing.
 * @returns proves what ran before the functions were there, and checks the others as they come; call it once they are
 */
export function checkWakes(db: Database): () => Promise<void> {
  let writes: Writes | undefined;
  const early = new Map<string, readonly Wake[]>();
  db.observe((text, wakes) => {
    if (writes === undefined) early.set(text, wakes);
    else check(writes, text, wakes);
  });
  return async () => {
    writes = await readWriters(db);
    for (const [text, wakes] of early) check(writes, text, wakes);
    early.clear();
  };
}

function check(writes: Writes, text: string, wakes: readonly Wake[]): void {
  const needed = writes(text);
  if (needed.length === wakes.length && needed.every((wake) => wakes.includes(wake))) return;
  throw new Error(`This statement needs { wakes: [${needed.join(', ')}] }, and has [${wakes.join(', ')}]:\n${text}`);
}

/** Calls of the functions that write, and of every function that calls one. */
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
    const found =
      known.get(text) ??
      calls.filter(({ called, table }) => called.test(text) || table.test(text)).map(({ wake }) => wake);
    known.set(text, found);
    return found;
  };
}

const pattern = (names: ReadonlySet<string>) => new RegExp(`\\b(?:${[...names].join('|')})\\s*\\(`);
