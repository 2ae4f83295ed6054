import { createCanvas, loadImage, type Image } from '@napi-rs/canvas';
import { isWhole } from './is-whole.ts';
import { type PictureKind, readPictureSize } from './picture-size.ts';

export interface RedrawOptions {
  kinds: readonly PictureKind[];
  longestSidePx: number;
  /** Crops to the central square. */
  isSquare?: boolean;
  /** PNG keeps transparency; defaults to JPEG. */
  format?: 'jpeg' | 'png';
}

/** Largest declared size before decoding; the web app sends far smaller pictures. */
const MOST_PIXELS = 12_000_000;
const QUALITY = 82;

/** Whether the first bytes show an accepted kind and an accepted size. Nothing is decoded. */
export function isDrawable(file: Buffer, { kinds }: RedrawOptions): boolean {
  const size = readPictureSize(file);
  return size !== undefined && kinds.includes(size.kind) && isFit(size);
}

/** @returns undefined for a picture that cannot be decoded completely, or is larger than declared */
export async function drawPhoto(file: Buffer, options: RedrawOptions): Promise<Buffer | undefined> {
  try {
    const kind = readPictureSize(file)?.kind;
    if (kind === undefined || !(await isWhole(file, kind))) return undefined;
    const image = await loadImage(file);
    if (!isFit(image)) return undefined;
    const canvas = drawn(image, options);
    return await (options.format === 'png' ? canvas.encode('png') : canvas.encode('jpeg', QUALITY));
  } catch {
    return undefined; // the caller reports it as a refusal
  }
}

function isFit({ width, height }: { width: number; height: number }): boolean {
  return width >= 1 && height >= 1 && width * height <= MOST_PIXELS;
}

function drawn(image: Image, { longestSidePx, isSquare = false, format = 'jpeg' }: RedrawOptions) {
  const [width, height] = isSquare
    ? [Math.min(image.width, image.height), Math.min(image.width, image.height)]
    : [image.width, image.height];
  const scale = Math.min(1, longestSidePx / Math.max(width, height));
  const canvas = createCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  const context = canvas.getContext('2d');
  // JPEG has no transparency.
  if (format === 'jpeg') {
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
  }
  context.drawImage(
    image,
    (image.width - width) / 2,
    (image.height - height) / 2,
    width,
    height,
    0,
    0,
    canvas.width,
    canvas.height,
  );
  return canvas;
}
