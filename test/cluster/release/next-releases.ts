import { cpSync, mkdirSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../../launcher/paths.mjs';

/** Parts of the product that all releases share; each release has its own server. */
const SHARED = ['node_modules', 'packages', 'packs', 'launcher', 'apps/web', 'apps/backoffice'];
const ROOM = 'apps/server/src/rooms/originals';
const [FORMER, NEXT] = ['originals_play_round', 'originals_play_round_from'];

/** Folders of the two releases after this one, with the layout of the repository. */
export interface NextReleases {
  /** Adds a column, renames another one by adding its successor, builds an index, and replaces a function. */
  expand: string;
  /** Removes what only the releases before `expand` use: the old column and the old function. */
  contract: string;
}

/**
 * Makes the next two releases as copies of the server with changes to in-house games. A round then stores which release
 * requested it (`originals_rounds.origin`): nothing before `expand`, later `former` or `next`.
 */
export function makeNextReleases(folder: string): NextReleases {
  const releases = { expand: join(folder, 'expand'), contract: join(folder, 'contract') };
  copyServer(root, releases.expand);
  expand(releases.expand);
  copyServer(releases.expand, releases.contract);
  contract(releases.contract);
  return releases;
}

function copyServer(from: string, to: string): void {
  mkdirSync(join(to, 'apps'), { recursive: true });
  for (const part of SHARED) symlinkSync(join(root, part), join(to, part));
  cpSync(join(from, 'apps/server'), join(to, 'apps/server'), { recursive: true, verbatimSymlinks: true });
}

function expand(release: string): void {
  addMigration(
    release,
    'origin.sql',
    `alter table originals_rounds add column origin text;
     alter table originals_seeds add column paused_from timestamptz;
     update originals_seeds set paused_from = last_round_at;`,
  );
  addMigration(
    release,
    'origins.concurrently.sql',
    'create index concurrently if not exists originals_rounds_origin on originals_rounds (origin);',
  );
  const former = readFunction(release, FORMER);
  // A changed argument list needs a new name. The old function stays for processes of the previous release.
  writeFunction(
    release,
    NEXT,
    changed(former, [
      [`function ${FORMER}(`, `function ${NEXT}(`],
      [/p_event jsonb\s*\) returns/, 'p_event jsonb, p_origin text\n) returns'],
      ['due_at)\n', 'due_at, origin)\n'],
      ['v_now + p_open_for end)', 'v_now + p_open_for end, p_origin)'],
      [/last_round_at/g, 'paused_from'],
    ]),
  );
  const [head, parameters = ''] = /^[^$]*?\(([^)]*)\)/s.exec(former.replaceAll(/--.*$/gm, '')) ?? [''];
  const names = [...parameters.matchAll(/\bp_\w+/g)].map(([name]) => name);
  writeFunction(
    release,
    FORMER,
    `${head} returns jsonb language sql as $$ select ${NEXT}(${names.join(', ')}, 'former') $$;\n`,
  );
  edit(release, `${ROOM}/actions/play-round.ts`, [
    [`select ${FORMER}(`, `select ${NEXT}(`],
    ['::jsonb) as answer`', `::jsonb, 'next') as answer\``],
    [/last_round_at/g, 'paused_from'],
  ]);
  edit(release, `${ROOM}/seeds.ts`, [[/last_round_at/g, 'paused_from']]);
  raiseRelease(release);
}

function contract(release: string): void {
  addMigration(
    release,
    'former.sql',
    `drop function ${FORMER};
     alter table originals_seeds drop column last_round_at;`,
  );
  rmSync(functionPath(release, FORMER));
  raiseRelease(release);
}

/** Adds a migration after all others of the room. */
function addMigration(release: string, name: string, text: string): void {
  const path = join(release, ROOM, 'migrations');
  const last = Math.max(...readdirSync(path).map((file) => Number.parseInt(file, 10)));
  writeFileSync(join(path, `${String(last + 1).padStart(4, '0')}-${name}`), text);
}

const functionPath = (release: string, name: string) => join(release, ROOM, 'functions', `${name}.sql`);
const readFunction = (release: string, name: string) => readFileSync(functionPath(release, name), 'utf8');
const writeFunction = (release: string, name: string, text: string) => writeFileSync(functionPath(release, name), text);

/** As `npm run functions` does. */
function raiseRelease(release: string): void {
  const path = join(release, 'apps/server/src/functions.lock.json');
  const lock = JSON.parse(readFileSync(path, 'utf8')) as { release: number };
  writeFileSync(path, JSON.stringify({ ...lock, release: lock.release + 1 }));
}

type Change = readonly [from: string | RegExp, to: string];

function edit(release: string, path: string, changes: readonly Change[]): void {
  const file = join(release, path);
  writeFileSync(file, changed(readFileSync(file, 'utf8'), changes));
}

/** @throws when the code no longer has what is changed */
function changed(text: string, changes: readonly Change[]): string {
  return changes.reduce((before, [from, to]) => {
    const after = before.replace(from, to);
    if (after === before) throw new Error(`The release of the test could not be made: ${String(from)} is not there`);
    return after;
  }, text);
}
