import type { PGlite } from '@electric-sql/pglite';
import { EmscriptenBuiltinFilesystem } from '@electric-sql/pglite/basefs';

/** A file or a folder of a data folder, by its path below it. Of folders the content is undefined. */
export interface ImageEntry {
  path: string;
  mode: number;
  content: Uint8Array | undefined;
}

const BLOCK = 512;
const FOLDER = '5';

/**
 * What a tar archive of a data folder holds, in its order: folders before what is in them. Contents are views of the
 * archive.
 * @param archive as PGlite dumps it: ustar, names without a prefix
 */
export function readImage(archive: Uint8Array): ImageEntry[] {
  const entries: ImageEntry[] = [];
  // Parts of a Node buffer would share their bytes with what looks like a copy of them.
  const bytes = new Uint8Array(archive.buffer, archive.byteOffset, archive.length);
  for (let at = 0; at + BLOCK <= bytes.length && bytes[at] !== 0;) {
    const header = Buffer.from(bytes.buffer, bytes.byteOffset + at, BLOCK);
    const text = (from: number, to: number) => header.toString('utf8', from, to).replace(/\0.*$/s, '').trim();
    const size = Number.parseInt(text(124, 136), 8) || 0;
    const from = at + BLOCK;
    entries.push({
      path: text(0, 100).replace(/^\/|\/$/g, ''),
      mode: Number.parseInt(text(100, 108), 8) & 0o777,
      content: text(156, 157) === FOLDER ? undefined : bytes.subarray(from, from + size),
    });
    at = from + Math.ceil(size / BLOCK) * BLOCK;
  }
  return entries;
}

/** The part of the engine's file system in memory that is used here. */
interface MemoryNode {
  contents: Uint8Array;
  usedBytes: number;
  node_ops: { mknod(parent: MemoryNode, name: string, mode: number, device: number): MemoryNode };
  stream_ops: { write: Write };
}
type Write = (stream: { node: MemoryNode }, ...rest: unknown[]) => number;
interface MemoryFiles {
  mkdirTree(path: string, mode: number): void;
  mkdir(path: string, mode: number): void;
  lookupPath(path: string): { node: MemoryNode };
  quit(): void;
}

const REGULAR_FILE = 0o100000;

/**
 * A data folder in memory that begins as an image and is never written back. Any number of databases share one image:
 * a file is copied when it is first written to. Unpacking the image for each of them took most of the time of opening.
 */
export class ImageFilesystem extends EmscriptenBuiltinFilesystem {
  readonly #image: readonly ImageEntry[];

  constructor(image: readonly ImageEntry[]) {
    super();
    this.#image = image;
  }

  override async initialSyncFs(): Promise<void> {
    const { FS, ENV } = moduleOf(this.pg);
    FS.mkdirTree(ENV.PGDATA, 0o700);
    const folders = new Map([['', FS.lookupPath(ENV.PGDATA).node]]);
    for (const { path, mode, content } of this.#image) {
      const slash = path.lastIndexOf('/');
      const parent = folders.get(path.slice(0, Math.max(slash, 0)));
      if (parent === undefined) throw new Error(`The image holds ${path} before its folder`);
      if (content === undefined) {
        FS.mkdir(`${ENV.PGDATA}/${path}`, mode);
        folders.set(path, FS.lookupPath(`${ENV.PGDATA}/${path}`).node);
      } else share(parent.node_ops.mknod(parent, path.slice(slash + 1), REGULAR_FILE | mode, 0), content);
    }
  }

  override async closeFs(): Promise<void> {
    moduleOf(this.pg).FS.quit();
  }
}

function moduleOf(pg: PGlite | undefined): { FS: MemoryFiles; ENV: { PGDATA: string } } {
  return (pg as unknown as { Module: { FS: MemoryFiles; ENV: { PGDATA: string } } }).Module;
}

/** Gives a file a content that others have too. Whatever cuts or lengthens it makes a new one by itself. */
function share(node: MemoryNode, content: Uint8Array): void {
  node.contents = content;
  node.usedBytes = content.length;
  const { stream_ops: own } = node;
  node.stream_ops = {
    ...own,
    write: (stream, ...rest) => {
      if (node.contents === content) node.contents = content.slice();
      return own.write(stream, ...rest);
    },
  };
}
