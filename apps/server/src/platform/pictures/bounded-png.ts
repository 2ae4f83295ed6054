import { inflateSync } from 'node:zlib';

/** Chunks that the pixels depend on. Others may hold compressed data of any size, such as a colour profile. */
const KEPT: ReadonlySet<string> = new Set(['IHDR', 'PLTE', 'tRNS', 'IDAT', 'IEND']);
const SIGNATURE_BYTES = 8;
/** Length, type and checksum of a chunk. */
const FRAME_BYTES = 12;
const MOST_PALETTE_BYTES = 256 * 3;
/** Values per pixel, by the colour type in the header. */
const CHANNELS: Readonly<Record<number, number>> = { 0: 1, 2: 3, 3: 1, 4: 2, 6: 4 };

/**
 * The part of a PNG that a decoder needs for its pixels. A file of a few megabytes can inflate to gigabytes, and the
 * decoder has no limit, so the pixels are first inflated up to the size that the header declares.
 * @throws when the file is truncated, has a second header, or holds more data than its size needs
 */
export function boundedPng(file: Buffer): Buffer {
  const kept = [file.subarray(0, SIGNATURE_BYTES)];
  const pixels: Buffer[] = [];
  for (let at = SIGNATURE_BYTES, type = ''; type !== 'IEND';) {
    const length = file.readUInt32BE(at);
    const end = at + FRAME_BYTES + length;
    type = file.toString('latin1', at + 4, at + 8);
    if (end > file.length) throw new Error('the file is truncated');
    // The size was checked at the place of the first header.
    if ((type === 'IHDR') !== (at === SIGNATURE_BYTES)) throw new Error('the header is missing or repeated');
    if (type === 'PLTE' && length > MOST_PALETTE_BYTES) throw new Error('the palette is too long');
    if (type === 'IDAT') pixels.push(file.subarray(at + 8, end - 4));
    if (KEPT.has(type)) kept.push(file.subarray(at, end));
    at = end;
  }
  inflateSync(Buffer.concat(pixels), { maxOutputLength: mostBytes(file) });
  return Buffer.concat(kept);
}

/** An upper limit: each row has a filter byte, and interlacing adds less than three bytes a row. */
function mostBytes(file: Buffer): number {
  const [width, height] = [file.readUInt32BE(16), file.readUInt32BE(20)];
  const bitsPerPixel = file.readUInt8(24) * (CHANNELS[file.readUInt8(25)] ?? 0);
  return height * (Math.ceil((width * bitsPerPixel) / 8) + 4) + 16;
}
