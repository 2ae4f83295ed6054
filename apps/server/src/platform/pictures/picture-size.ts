export interface PictureSize {
  width: number;
  height: number;
}

export type PictureKind = 'png' | 'jpeg' | 'webp';

const PNG = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);

/** Kind and declared size of a picture by its first bytes; undefined for any other file. Nothing is decoded. */
export function readPictureSize(file: Buffer): (PictureSize & { kind: PictureKind }) | undefined {
  return named('png', pngSize(file)) ?? named('jpeg', jpegSize(file)) ?? named('webp', webpSize(file));
}

function named(kind: PictureKind, size: PictureSize | undefined): (PictureSize & { kind: PictureKind }) | undefined {
  return size && { kind, ...size };
}

function pngSize(file: Buffer): PictureSize | undefined {
  return file.length >= 24 && file.subarray(0, PNG.length).equals(PNG)
    ? { width: file.readUInt32BE(16), height: file.readUInt32BE(20) }
    : undefined;
}

/** Size from the first frame header of a JPEG; its segments carry their length. */
function jpegSize(file: Buffer): PictureSize | undefined {
  if (file.length < 4 || file.readUInt16BE(0) !== 0xffd8) return undefined;
  for (let at = 2; at + 9 < file.length && file[at] === 0xff;) {
    const marker = file[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
    if (isFrame) return { height: file.readUInt16BE(at + 5), width: file.readUInt16BE(at + 7) };
    at += marker === 0xff ? 1 : 2 + file.readUInt16BE(at + 2);
  }
  return undefined;
}

/** Size from the first chunk of a WebP: lossy, lossless or extended (RFC 9649). */
function webpSize(file: Buffer): PictureSize | undefined {
  if (file.length < 30 || file.toString('latin1', 0, 4) !== 'RIFF' || file.toString('latin1', 8, 12) !== 'WEBP')
    return undefined;
  switch (file.toString('latin1', 12, 16)) {
    case 'VP8 ':
      return { width: file.readUInt16LE(26) & 0x3fff, height: file.readUInt16LE(28) & 0x3fff };
    case 'VP8L': {
      const bits = file.readUInt32LE(21);
      return { width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 };
    }
    case 'VP8X':
      return { width: file.readUIntLE(24, 3) + 1, height: file.readUIntLE(27, 3) + 1 };
    default:
      return undefined;
  }
}
