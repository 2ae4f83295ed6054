import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';
import { createCanvas, GlobalFonts, type SKRSContext2D } from '@napi-rs/canvas';
import type { Stamp } from './pdf-file.ts';

/** Pixels per point: 288 dpi, which prints as sharply as type. */
const SHARPNESS = 4;
const FAMILY = 'statement';
let families: string | undefined;
let measuring: SKRSContext2D | undefined;

/**
 * Draws text in any of our languages as a mask, with shaping and text direction.
 * @param size font size in points
 */
export function drawWords(text: string, size: number, isBold = false): Stamp {
  const font = fontOf(size, isBold);
  const columns = Math.max(1, Math.ceil(measure(text, font)) + SHARPNESS);
  // Thai marks and Arabic letters extend beyond the font size.
  const rows = Math.ceil(size * SHARPNESS * LINE);
  const canvas = createCanvas(columns, rows);
  const context = canvas.getContext('2d');
  context.font = font;
  context.textAlign = 'left';
  context.fillText(text, SHARPNESS / 2, rows * BASELINE);
  const { data } = context.getImageData(0, 0, columns, rows);
  const mask = Buffer.alloc(columns * rows);
  for (let pixel = 0; pixel < mask.length; pixel++) mask[pixel] = data[pixel * 4 + 3] ?? 0;
  return { width: columns / SHARPNESS, height: rows / SHARPNESS, columns, rows, mask };
}

/** Width in points of a text that `drawWords` draws. */
export const drawnWidth = (text: string, size: number, isBold = false): number =>
  measure(text, fontOf(size, isBold)) / SHARPNESS + 1;

function measure(text: string, font: string): number {
  measuring ??= createCanvas(1, 1).getContext('2d');
  measuring.font = font;
  return measuring.measureText(text).width;
}

function fontOf(size: number, isBold: boolean): string {
  families ??= registerFonts();
  return `${isBold ? 700 : 400} ${size * SHARPNESS}px ${families}`;
}

/** Height of a stamp in multiples of the font size, and the position of the text in it, from the top. */
const LINE = 1.8;
export const BASELINE = 0.68;

/**
 * Registers the fonts of the pages, and fonts with the glyphs of our texts for the three scripts that the pages leave
 * to the device.
 */
function registerFonts(): string {
  const ui = createRequire(createRequire(import.meta.url).resolve('@fairlot/ui/art'));
  const shipped = ['latin', 'latin-ext', 'vietnamese', 'cyrillic'].map((part) =>
    ui.resolve(`@fontsource-variable/onest/files/onest-${part}-wght-normal.woff2`),
  );
  const others = ['readex-pro/files/readex-pro-arabic', 'anuphan/files/anuphan-thai'].map((font) =>
    ui.resolve(`@fontsource-variable/${font}-wght-normal.woff2`),
  );
  const own = ['cn', 'ja', 'ko'].map((code) =>
    fileURLToPath(new URL(`./fonts/statement-${code}.woff2`, import.meta.url)),
  );
  return [...shipped, ...others, ...own]
    .map((path, index) => {
      const family = `${FAMILY}-${index}`;
      if (GlobalFonts.registerFromPath(path, family) === null) throw new Error(`Not a font: ${path}`);
      return family;
    })
    .join(', ');
}
