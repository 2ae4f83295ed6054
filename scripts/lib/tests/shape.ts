import { basename, dirname } from 'node:path';

const MAX_WIDTH = 120;
const MAX_LINES = 300;
const MAX_FILES = 30;

const LINED = /\.(ts|tsx|mjs|css|sql)$/;
/** Generated files, files that may never change again, and texts in a prescribed form. */
const LEFT_OUT =
  /\/migrations\/|^docs\/schema\.sql$|\/generated\/|\/vectors\/|^test\/boundaries\/fixtures\/|\/locales\/.*\.json$/;

/** Names that the build finds by folder. */
const PRESCRIBED = new Set(['index', 'section']);

/** Whether the shape of the file at this path is checked. */
export const isShaped = (path: string): boolean => LINED.test(path) && !LEFT_OUT.test(path);

/** Problems with the shape of a file: lines over 120 columns, more than 300 lines, each as a text. */
export function findMisshapen(path: string, text: string): string[] {
  const lines = text.replace(/\n$/, '').split('\n');
  const wide = lines.flatMap((line, at) =>
    widthOf(line) > MAX_WIDTH ? [`${path}:${at + 1}: ${widthOf(line)} columns, at most ${MAX_WIDTH}`] : [],
  );
  return lines.length > MAX_LINES ? [...wide, `${path}: ${lines.length} lines, at most ${MAX_LINES}`] : wide;
}

/** Folders that directly contain more than 30 of these files, each as a text. */
export function findFullFolders(paths: readonly string[]): string[] {
  const sizes = new Map<string, number>();
  for (const path of paths) {
    const folder = dirname(path);
    sizes.set(folder, (sizes.get(folder) ?? 0) + 1);
  }
  return [...sizes].flatMap(([folder, size]) =>
    size > MAX_FILES ? [`${folder}: ${size} files, at most ${MAX_FILES}`] : [],
  );
}

/**
 * Files of one app or package that share a name except for its ending, such as `ui/tickets.tsx` and `model/tickets.ts`,
 * each as a text. The console's texts in other languages are named after the texts that they translate.
 */
export function findTwins(paths: readonly string[]): string[] {
  const components = new Map(
    paths.filter((path) => path.endsWith('.tsx')).map((path) => [nameInApp(path.slice(0, -4)), path]),
  );
  return paths.flatMap((path) => {
    const isTranslation = path.startsWith('apps/backoffice/src/languages/');
    if (!path.endsWith('.ts') || PRESCRIBED.has(basename(path, '.ts')) || isTranslation) return [];
    const twin = components.get(nameInApp(path.slice(0, -3)));
    return twin === undefined
      ? []
      : [`${path}: shares its name with ${twin}; call it *-model.ts, *-query.ts, use-*.ts`];
  });
}

/** The app or package of a path, and the name of its file. */
const nameInApp = (path: string): string => `${path.split('/', 2).join('/')}:${basename(path)}`;

/** Columns as the formatter counts them: combining marks take none. */
function widthOf(line: string): number {
  return line.match(/\P{Mn}/gu)?.length ?? 0;
}
