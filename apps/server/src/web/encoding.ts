import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

export type Encoding = 'br' | 'gzip' | 'identity';

/** The best encoding that the client accepts; one refused by `q=0` is not used. */
export function pickEncoding(accept: string | undefined): Encoding {
  const accepted = (accept ?? '').split(',').map((part) =>
    part
      .trim()
      .toLowerCase()
      .split(/\s*;\s*q=/),
  );
  const takes = (name: string) => accepted.some(([offer, quality]) => offer === name && Number(quality ?? '1') > 0);
  if (takes('br')) return 'br';
  return takes('gzip') ? 'gzip' : 'identity';
}

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** Large enough for a page in one chunk; each further chunk takes another turn through the thread pool. */
const CHUNK_BYTES = 32_768;

/**
 * Brotli's window as a power of two: 256 KiB, more than a page has. With the default of 4 MiB, a few concurrent pages
 * reserve so much memory that each handful triggers a full garbage collection. The result is identical to the byte.
 */
const WINDOW_BITS = 18;

/**
 * Compresses a text. Brotli level 4: higher levels cost more than the page itself (0.75 ms against 8.8 ms at level 9).
 */
export async function compress(parts: readonly string[], encoding: Encoding): Promise<Buffer> {
  const bytes = parts.reduce((total, part) => total + Buffer.byteLength(part), 0);
  if (encoding === 'identity') return write(parts, Buffer.allocUnsafe(bytes));
  const scratch =
    bytes <= SCRATCH_BYTES ? (spares.pop() ?? Buffer.allocUnsafeSlow(SCRATCH_BYTES)) : Buffer.allocUnsafe(bytes);
  try {
    return await squeeze(write(parts, scratch), encoding);
  } finally {
    if (scratch.length === SCRATCH_BYTES && spares.length < MOST_SPARES) spares.push(scratch);
  }
}

/**
 * Size of the reusable input buffers of the compressor. Node's compressors, with everything they reference, are only
 * freed by full garbage collections. A new buffer for every page caused one every three seconds at a hundred pages a
 * second, and on a single processor each delayed pages by 100 ms.
 */
const SCRATCH_BYTES = 524_288;
const MOST_SPARES = 8;
const spares: Buffer[] = [];

/** Writes the texts and returns the used part of the buffer. */
function write(parts: readonly string[], buffer: Buffer): Buffer {
  let end = 0;
  for (const part of parts) end += buffer.write(part, end);
  return buffer.subarray(0, end);
}

function squeeze(content: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  if (encoding === 'gzip') return gzipAsync(content, { chunkSize: CHUNK_BYTES, level: 6 });
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: 4,
    [constants.BROTLI_PARAM_LGWIN]: WINDOW_BITS,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  };
  return brotliAsync(content, { chunkSize: CHUNK_BYTES, params });
}
