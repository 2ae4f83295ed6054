import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
const COLUMNS = 400;
const SMALLEST = { width: 640, height: 404 };

export type Size = { width: number; height: number };

/**
 * The size of a player's document. It differs from player to player, so that the provider of identity checks
 * recognises its own players: the server re-encodes pictures and keeps nothing else of them.
 */
export function documentSize(number: number): Size {
  return { width: SMALLEST.width + (number % COLUMNS), height: SMALLEST.height + Math.floor(number / COLUMNS) };
}

/** A drawn identity card without any writing, as a PNG. */
export function drawDocument(number: number): Buffer {
  const { width, height } = documentSize(number);
  const rows = Buffer.alloc((width * 3 + 1) * height);
  const paper = [225 - (number % 40), 232, 240 - (number % 25)];
  for (let y = 0; y < height; y += 1) {
    const start = y * (width * 3 + 1) + 1;
    for (let x = 0; x < width; x += 1) rows.set(colourAt(x, y, paper), start + x * 3);
  }
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 2, 0, 0, 0], 8);
  return Buffer.concat([SIGNATURE, chunk('IHDR', header), chunk('IDAT', deflateSync(rows)), chunk('IEND')]);
}

/** Paper with a band at the top, a portrait at the left and lines in place of the writing. */
function colourAt(x: number, y: number, paper: number[]): number[] {
  if (y < 60) return [38, 84, 124];
  const isPortrait = x > 40 && x < 220 && y > 100 && y < 340;
  const isHead = (x - 130) ** 2 + (y - 180) ** 2 < 48 ** 2;
  const isBody = ((x - 130) / 80) ** 2 + ((y - 340) / 95) ** 2 < 1;
  if (isPortrait) return isHead || isBody ? [120, 132, 148] : [196, 206, 216];
  const isLine = x > 260 && x < 560 && y > 120 && y < 320 && y % 40 < 12;
  return isLine ? [150, 160, 172] : paper;
}

function chunk(type: string, content: Buffer = Buffer.alloc(0)): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), content]);
  const [length, sum] = [Buffer.alloc(4), Buffer.alloc(4)];
  length.writeUInt32BE(content.length);
  sum.writeUInt32BE(crc32(body));
  return Buffer.concat([length, body, sum]);
}

/** Size of a JPEG, from its frame header; undefined for anything else. */
export function jpegSize(picture: Buffer): Size | undefined {
  if (picture.length < 4 || picture.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 <= picture.length && picture[at] === 0xff; at += 2 + picture.readUInt16BE(at + 2)) {
    const marker = picture[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: picture.readUInt16BE(at + 5), width: picture.readUInt16BE(at + 7) };
  }
  return undefined;
}
