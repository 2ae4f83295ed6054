import { type Executor, sql, type Tx } from '../../../platform/db/index.ts';
import { type PackFiles, PackRefusal, type PackPath } from '../../../platform/pack/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import { cleanPicture, PICTURES_PATH, storePicture } from './pictures.ts';

const FOLDER = 'pictures/';

/** Pictures of the site in merchant packs, where they are files of the folder `pictures`. */
export interface PackPictures {
  /** Makes a stored picture a file of the pack. @returns the name in the pack; an address elsewhere stays unchanged */
  keepPicture(executor: Executor, url: string, keep: (name: string, content: Uint8Array) => string): Promise<string>;
  /**
   * Stores a picture of the pack.
   * @param path the value that names it
   * @returns the name that it has in an exported pack
   * @throws PackRefusal when the pack does not have it, or it is not a picture
   */
  storePicture(tx: Tx, name: string, path: PackPath, files: PackFiles): Promise<string>;
  /** The address on the site of a name in a pack. */
  addressOf(name: string): string;
  /** The name in a pack of an address on the site. */
  nameOf(url: string): string;
}

export function createPackPictures(merchant: string): PackPictures {
  return {
    keepPicture: async (executor, url, keep) => {
      if (!url.startsWith(PICTURES_PATH)) return url;
      const row = await executor.first(sql<{ content: Uint8Array }>`
        select content from site_pictures
         where merchant = ${merchant} and name = ${url.slice(PICTURES_PATH.length)}`);
      return row === undefined ? url : keep(nameOf(url), row.content);
    },
    storePicture: async (tx, name, path, files) => {
      if (!name.startsWith(FOLDER)) return name;
      const content = files.read(name);
      if (content === undefined) throw new PackRefusal(path, `${name} is not in the pack`);
      try {
        return nameOf(await storePicture(tx, merchant, await cleanPicture(content)));
      } catch (error) {
        if (error instanceof Refusal) throw new PackRefusal(path, `${name} is not an SVG or PNG picture`);
        throw error;
      }
    },
    addressOf,
    nameOf,
  };
}

const addressOf = (name: string): string =>
  name.startsWith(FOLDER) ? PICTURES_PATH + name.slice(FOLDER.length) : name;
const nameOf = (url: string): string =>
  url.startsWith(PICTURES_PATH) ? FOLDER + url.slice(PICTURES_PATH.length) : url;
