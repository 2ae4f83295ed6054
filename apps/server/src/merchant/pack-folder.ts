import { existsSync, mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { dirname, join, relative, resolve, sep } from 'node:path';
import { isNode, LineCounter, parseDocument, stringify } from 'yaml';
import { type PackFiles, PackRefusal, type PackPath } from '../platform/pack/index.ts';

/** The file that every pack has. */
export const MAIN = 'merchant';
const LARGEST_BYTES = 64 * 1024 * 1024;

/** A pack is refused: nothing of it was applied. The message is `<file>:<line>: <reason>`. */
export class PackFault extends Error {}

/** One parsed file of a pack. */
export interface PackFile {
  value: unknown;
  /** The fault at a value of the file. */
  fault(path: PackPath, reason: string): PackFault;
}

export interface PackFolder extends PackFiles {
  /** Undefined when the pack does not have the file. @throws PackFault when it is not readable as YAML or JSON */
  file(name: string): PackFile | undefined;
}

/** Opens a pack. @throws PackFault without its main file */
export function openPack(folder: string): PackFolder {
  const pack: PackFolder = {
    file: (name) => {
      for (const extension of ['yaml', 'json']) {
        const path = join(folder, `${name}.${extension}`);
        if (existsSync(path)) return parseFile(`${name}.${extension}`, readFileSync(path, 'utf8'));
      }
      return undefined;
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
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const faultAt = (offset: number, reason: string) => new PackFault(`${name}:${lines.linePos(offset).line}: ${reason}`);
  const [error] = document.errors;
  if (error !== undefined) throw faultAt(error.pos[0], error.message);
  return {
    value: document.toJS() ?? {},
    fault: (path, reason) => {
      // The deepest value of the path that the file has.
      for (let length = path.length; length > 0; length--) {
        const node = document.getIn(path.slice(0, length), true);
        const key = keyOf(document.getIn(path.slice(0, length - 1), true), path[length - 1]);
        const offset = (key ?? (isNode(node) ? node.range : undefined))?.[0];
        if (offset !== undefined) return faultAt(offset, reason);
      }
      return faultAt(0, reason);
    },
  };
}

/** Where the key of an entry stands, which tells more than where its value begins. */
function keyOf(parent: unknown, name: string | number | undefined): readonly number[] | undefined {
  if (typeof parent !== 'object' || parent === null || !('items' in parent) || !Array.isArray(parent.items))
    return undefined;
  for (const item of parent.items as { key?: { value?: unknown; range?: readonly number[] } }[])
    if (item.key?.value === name) return item.key?.range;
  return undefined;
}

/** Writes one file of a pack as YAML. */
export function writePart(folder: string, name: string, value: unknown): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, `${name}.yaml`), stringify(value, { lineWidth: 110, aliasDuplicateObjects: false }));
}

/** Writes a file beside them. */
export function writeBeside(folder: string, name: string, content: Uint8Array): void {
  const path = join(folder, name);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content);
}

/** The fault of a file for an error that a part has thrown; other errors stay as they are. */
export function faultOf(file: PackFile, error: unknown): unknown {
  return error instanceof PackRefusal ? file.fault(error.path, error.reason) : error;
}
