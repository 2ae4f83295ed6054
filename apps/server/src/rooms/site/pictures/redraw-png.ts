import { readPictureSize } from '../../../platform/pictures/picture-size.ts';
import { redrawPhoto } from '../../../platform/pictures/redraw-photo.ts';

const LONGEST_SIDE_PX = 1024;

/**
 * Re-encodes a PNG from its pixels, so that no other data of the file is kept.
 * @returns undefined for a file that cannot be decoded completely or has more than 1024 pixels per side
 * @throws Refusal server.busy
 */
export async function redrawPng(file: Buffer): Promise<Buffer | undefined> {
  const { width = 0, height = 0 } = readPictureSize(file) ?? {};
  if (Math.max(width, height) > LONGEST_SIDE_PX) return undefined;
  return redrawPhoto(file, { kinds: ['png'], longestSidePx: LONGEST_SIDE_PX, format: 'png' });
}
