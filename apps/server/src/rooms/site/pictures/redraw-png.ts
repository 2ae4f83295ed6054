import { createCanvas, loadImage } from '@napi-rs/canvas';

const LONGEST_SIDE_PX = 1024;
/** Where the header chunk of a PNG keeps width and height. */
const WIDTH_AT = 16;
const HEIGHT_AT = 20;

/**
 * A PNG drawn anew from its pixels, so that nothing else of the file is kept. Encoding runs outside the main thread.
 * @returns undefined for what cannot be read and for more than 1024 pixels a side
 */
export async function redrawPng(file: Buffer): Promise<Buffer | undefined> {
  // Looked at before anything is decoded: a small file can claim a picture of gigabytes.
  if (file.length < HEIGHT_AT + 4 || !isFit(file.readUInt32BE(WIDTH_AT)) || !isFit(file.readUInt32BE(HEIGHT_AT)))
    return undefined;
  try {
    const image = await loadImage(file);
    if (!isFit(image.width) || !isFit(image.height)) return undefined;
    const canvas = createCanvas(image.width, image.height);
    canvas.getContext('2d').drawImage(image, 0, 0);
    return await canvas.encode('png');
  } catch {
    return undefined; // told by the caller as a refusal
  }
}

function isFit(side: number): boolean {
  return side >= 1 && side <= LONGEST_SIDE_PX;
}
