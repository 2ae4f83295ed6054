import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import decodeWebp, { init as initWebp } from '@jsquash/webp/decode.js';
import { ImageData } from '@napi-rs/canvas';
import { decode as decodePng } from 'fast-png';
import jpeg from 'jpeg-js';
import { boundedPng } from './bounded-png.ts';
import type { PictureKind } from './picture-size.ts';

/** Maximum memory for decoding 12 million pixels. */
const JPEG_MEMORY_MB = 512;

/**
 * Whether every pixel of a picture can be decoded. The canvas draws the available part of a truncated file and leaves
 * the rest empty; these decoders refuse such a file. Slow: runs only in the worker.
 */
export async function isWhole(file: Buffer, kind: PictureKind): Promise<boolean> {
  try {
    await DECODERS[kind](file);
    return true;
  } catch {
    return false; // the caller reports it as a refusal
  }
}

const DECODERS: Readonly<Record<PictureKind, (file: Buffer) => unknown>> = {
  png: (file) => decodePng(boundedPng(file), { checkCrc: true }),
  jpeg: (file) =>
    jpeg.decode(file, {
      useTArray: true,
      formatAsRGBA: false,
      tolerantDecoding: false,
      maxMemoryUsageInMB: JPEG_MEMORY_MB,
    }),
  webp: async (file) => {
    await openWebp();
    await decodeWebp(new Uint8Array(file).buffer);
  },
};

let webp: Promise<void> | undefined;

/** The decoder is WebAssembly that expects a browser, so its code is loaded from the package and passed to it. */
function openWebp(): Promise<void> {
  webp ??= (async () => {
    Object.assign(globalThis, { ImageData });
    const code = await readFile(fileURLToPath(import.meta.resolve('@jsquash/webp/codec/dec/webp_dec.wasm')));
    await initWebp(await WebAssembly.compile(new Uint8Array(code)));
  })();
  return webp;
}
