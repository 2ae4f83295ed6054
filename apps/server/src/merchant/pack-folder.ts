import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, parse, relative, resolve, sep } from 'node:path';
import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  type Scalar,
  stringify,
  visit,
} from 'yaml';
import { isRecord, type PackFiles, type PackPart, PackRefusal, type PackPath } from '../platform/pack/index.ts';

/** The mandatory file of every pack. */
export const MAIN = 'merchant';
const EXTENSIONS = ['.yaml', '.json'];
const LARGEST_BYTES = 64 * 1024 * 1024;

/** A pack was refused and nothing of it applied. The message is `<file>:<line>: <reason>`. */
export class PackFault extends Error {}

/** The parsed files of a part. */
export interface PackFile {
  value: unknown;
  /** A fault at a value, with file and line. */
  fault(path: PackPath, reason: string): PackFault;
}

export interface PackFolder extends PackFiles {
  /** Undefined when the pack has no file for the part. @throws PackFault when one is not valid YAML or JSON */
  file(part: Pick<PackPart, 'name' | 'folder'>): PackFile | undefined;
}

/** Opens a pack. @throws PackFault when the main file is missing */
export function openPack(folder: string): PackFolder {
  const pack: PackFolder = {
    file: ({ name, folder: key }) => {
      const file = EXTENSIONS.map((extension) => name + extension).find((path) => existsSync(join(folder, path)));
      const main = file === undefined ? undefined : parseFile(file, readFileSync(join(folder, file), 'utf8'));
      return key === undefined ? main : withEntries(main, name, key, parseEntries(folder, name));
    },
    read: (name) => {
      const path = resolve(folder, name);
      const inside = relative(resolve(folder), path);
      if (inside.startsWith('..') || inside.includes(`..${sep}`) || !existsSync(path)) return undefined;
      const stats = statSync(path);
      return stats.isFile() && stats.size <= LARGEST_BYTES ? readFileSync(path) : undefined;
    },
  };
  if (!existsSync(join(folder, `${MAIN}.yaml`)))
    throw new PackFault(`${MAIN}.yaml:1: the pack does not have this file`);
  return pack;
}

function parseFile(name: string, text: string): PackFile {
  const lines = new LineCounter();
  // The parser compares each key with every other one of its map.
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false, uniqueKeys: false });
  const faultAt = (offset: number, reason: string) => new PackFault(`${name}:${lines.linePos(offset).line}: ${reason}`);
  const [error] = document.errors;
  if (error !== undefined) throw faultAt(error.pos[0], error.message);
  const repeated = findRepeatedKey(document);
  if (repeated !== undefined) throw faultAt(repeated.range?.[0] ?? 0, 'Map keys must be unique');
  return {
    value: document.toJS() ?? {},
    fault: (path, reason) => {
      // The deepest value of the path that exists in the file.
      let [node, offset]: Place = [document.contents, 0];
      for (const name of path) {
        const below = placeOf(node, name);
        if (below === undefined) break;
        [node, offset] = below;
      }
      return faultAt(offset, reason);
    },
  };
}

/** The first key that its map contains twice. */
function findRepeatedKey(document: Document): Scalar | undefined {
  let found: Scalar | undefined;
  visit(document, {
    Map: (_key, { items }) => {
      const names = new Set<string>();
      for (const { key } of items) {
        if (!isScalar(key)) continue;
        const name = String(key.value);
        if (names.has(name)) {
          found = key;
          return visit.BREAK;
        }
        names.add(name);
      }
      return undefined;
    },
  });
  return found;
}

/** The files in the folder of a part, by name without extension. */
function parseEntries(folder: string, name: string): ReadonlyMap<string, PackFile> {
  if (!existsSync(join(folder, name))) return new Map();
  const files = readdirSync(join(folder, name)).toSorted().map(parse);
  return new Map(
    files.flatMap(({ name: entry, ext, base }) =>
      EXTENSIONS.includes(ext)
        ? [[entry, parseFile(`${name}/${base}`, readFileSync(join(folder, name, base), 'utf8'))]]
        : [],
    ),
  );
}

/** Merges the main file of a part with the files of its folder, which are the entries of `key`. */
function withEntries(
  main: PackFile | undefined,
  name: string,
  key: string,
  entries: ReadonlyMap<string, PackFile>,
): PackFile | undefined {
  if (entries.size === 0) return main;
  const { value, fault } = main ?? parseFile(`${name}.yaml`, '');
  if (!isRecord(value)) return main;
  const inMain = isRecord(value[key]) ? value[key] : {};
  return {
    value: {
      ...value,
      [key]: { ...inMain, ...Object.fromEntries([...entries].map(([entry, file]) => [entry, file.value])) },
    },
    fault: (path, reason) => {
      const entry = path[0] === key ? entries.get(String(path[1])) : undefined;
      return entry === undefined ? fault(path, reason) : entry.fault(path.slice(2), reason);
    },
  };
}

/** The position of an entry's key, which is more helpful than the start of its value. */
type Place = [node: unknown, offset: number];

function placeOf(parent: unknown, name: string | number): Place | undefined {
  if (isMap(parent)) {
    const item = parent.items.find(({ key }) => isScalar(key) && String(key.value) === String(name));
    return item && isScalar(item.key) ? [item.value, item.key.range?.[0] ?? 0] : undefined;
  }
  const item = isSeq(parent) ? parent.items[Number(name)] : undefined;
  return isNode(item) ? [item, item.range?.[0] ?? 0] : undefined;
}

/** Writes the files of a part as YAML. */
export function writePart(
  folder: string,
  { name, folder: key }: Pick<PackPart, 'name' | 'folder'>,
  value: Readonly<Record<string, unknown>>,
): void {
  if (key === undefined) {
    writeYaml(folder, name, value);
    return;
  }
  const { [key]: entries, ...rest } = value;
  writeYaml(folder, name, rest);
  for (const [entry, content] of Object.entries(entries ?? {})) writeYaml(folder, `${name}/${entry}`, content);
}

const writeYaml = (folder: string, name: string, value: unknown): void =>
  writeBeside(folder, `${name}.yaml`, stringify(value, { lineWidth: 110, aliasDuplicateObjects: false }));

/** Writes an additional file next to them. */
export function writeBeside(folder: string, name: string, content: Uint8Array | string): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** Converts an error thrown by a part to a fault of a file; other errors are returned unchanged. */
export function faultOf(file: PackFile, error: unknown): unknown {
  return error instanceof PackRefusal ? file.fault(error.path, error.reason) : error;
}
