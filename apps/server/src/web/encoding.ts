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

/** Room for a page in one piece; each further piece is another turn through the thread pool. */
const CHUNK_BYTES = 32_768;

/**
 * Brotli's window as a power of two: 256 KiB, more than a page has. With the default of 4 MiB a few pages at once
 * reserve so much memory that each handful of them brings on a full garbage collection; the result is the same to the
 * byte.
 */
const WINDOW_BITS = 18;

/** Compresses a text. Brotli 4: higher levels cost more than the page itself (0.75 ms against 8.8 at level 9). */
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
 * What goes into the compressor is written over and over into the same few buffers. Node's compressors, with all that
 * they hold, are freed by full garbage collections alone: a buffer for every page was what brought these on, one in
 * three seconds at a hundred pages a second, and on a single processor each of them kept pages waiting for 100 ms.
 */
const SCRATCH_BYTES = 524_288;
const MOST_SPARES = 8;
const spares: Buffer[] = [];

/** Answers the part of the buffer that the texts take. */
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
