import { createCanvas, loadImage, type Image } from '@napi-rs/canvas';
import { isFit, type RedrawOptions } from './is-drawable.ts';
import { isWhole } from './is-whole.ts';
import { readPictureSize } from './picture-size.ts';

const QUALITY = 82;

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
