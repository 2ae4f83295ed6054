import { createCanvas, loadImage } from '@napi-rs/canvas';

/** What a picture may claim before it is decoded: phones make up to some 50 million pixels. */
const MOST_PIXELS = 50_000_000;
/** What is kept, enough to read a receipt. */
const LONGEST_SIDE_PX = 1600;
const QUALITY = 82;
const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/**
 * A PNG or JPEG, by its first bytes, drawn anew as JPEG: smaller, and without anything else that stood in the file.
 * @returns undefined for what is neither, cannot be read, or claims to be huge
 */
export async function redrawPhoto(file: Buffer): Promise<Buffer | undefined> {
  const size = pngSize(file) ?? jpegSize(file);
  if (size === undefined || size.width < 1 || size.height < 1 || size.width * size.height > MOST_PIXELS) return undefined;
  try {
    const image = await loadImage(file);
    const scale = Math.min(1, LONGEST_SIDE_PX / Math.max(image.width, image.height));
    const canvas = createCanvas(Math.max(1, Math.round(image.width * scale)), Math.max(1, Math.round(image.height * scale)));
    const context = canvas.getContext('2d');
    // JPEG has no transparency.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(image, 0, 0, canvas.width, canvas.height);
    return await canvas.encode('jpeg', QUALITY);
  } catch {
    return undefined; // told by the caller as a refusal
  }
}

interface Size {
  width: number;
  height: number;
}

function pngSize(file: Buffer): Size | undefined {
  return file.length >= 24 && file.subarray(0, PNG.length).equals(PNG) ? { width: file.readUInt32BE(16), height: file.readUInt32BE(20) } : undefined;
}

/** Size out of the first frame header of a JPEG; its segments carry their length. */
function jpegSize(file: Buffer): Size | undefined {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 < file.length && file[at] === 0xff;) {
    const marker = file[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
    at += marker === 0xff ? 1 : 2 + file.readUInt16BE(at + 2);
  }
  return undefined;
}
