import { readPictureSize } from '../../../platform/pictures/picture-size.ts';
import { redrawPhoto } from '../../../platform/pictures/redraw-photo.ts';

const LONGEST_SIDE_PX = 1024;

/**
 * A PNG drawn anew from its pixels, so that nothing else of the file is kept.
 * @returns undefined for what cannot be decoded to its last pixel and for more than 1024 pixels a side
 * @throws Refusal server.busy
 */
export async function redrawPng(file: Buffer): Promise<Buffer | undefined> {
  const { width = 0, height = 0 } = readPictureSize(file) ?? {};
  if (Math.max(width, height) > LONGEST_SIDE_PX) return undefined;
  return redrawPhoto(file, { kinds: ['png'], longestSidePx: LONGEST_SIDE_PX, format: 'png' });
}
