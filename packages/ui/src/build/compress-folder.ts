import { readdirSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

const toBrotli = promisify(brotliCompress);
const toGzip = promisify(gzip);

/** Writes compressed copies (`.br`, `.gz`) beside every script, style sheet and drawing of a folder. */
export async function compressFolder(folder: string): Promise<void> {
  await Promise.all(
    readdirSync(folder)
      .filter((name) => /\.(js|css|svg)$/.test(name))
      .map(async (name) => {
        const content = await readFile(join(folder, name));
        const params = { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
        await writeFile(join(folder, `${name}.br`), await toBrotli(content, { params }));
        await writeFile(join(folder, `${name}.gz`), await toGzip(content, { level: 9 }));
      }),
  );
}
