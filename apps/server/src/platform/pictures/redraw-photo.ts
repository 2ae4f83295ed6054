import { createCanvas, loadImage, type Image } from '@napi-rs/canvas';
import { type PictureKind, readPictureSize } from './picture-size.ts';

export interface RedrawOptions {
  kinds: readonly PictureKind[];
  longestSidePx: number;
  /** Keeps the middle as a square. */
  isSquare?: boolean;
}

/** What a picture may claim before it is decoded: phones make up to some 50 million pixels. */
const MOST_PIXELS = 50_000_000;
const QUALITY = 82;

/**
 * A photo, known by its first bytes, drawn anew as JPEG: smaller, and without anything else that stood in the file.
 * @returns undefined for what is of another kind, cannot be read, or claims to be huge
 */
export async function redrawPhoto(
  file: Buffer,
  { kinds, longestSidePx, isSquare = false }: RedrawOptions,
): Promise<Buffer | undefined> {
  const size = readPictureSize(file);
  if (
    size === undefined ||
    !kinds.includes(size.kind) ||
    size.width < 1 ||
    size.height < 1 ||
    size.width * size.height > MOST_PIXELS
  )
    return undefined;
  try {
    const image = await loadImage(file);
    if (image.width < 1 || image.height < 1 || image.width * image.height > MOST_PIXELS) return undefined;
    return await drawn(image, longestSidePx, isSquare).encode('jpeg', QUALITY);
  } catch {
    return undefined; // told by the caller as a refusal
  }
}

function drawn(image: Image, longestSidePx: number, isSquare: boolean) {
  const [width, height] = isSquare
    ? [Math.min(image.width, image.height), Math.min(image.width, image.height)]
    : [image.width, image.height];
  const scale = Math.min(1, longestSidePx / Math.max(width, height));
  const canvas = createCanvas(Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale)));
  const context = canvas.getContext('2d');
  // JPEG has no transparency.
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
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
