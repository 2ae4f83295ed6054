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

/** Whether the first bytes show an accepted kind and an accepted size. Nothing is decoded. */
export function isDrawable(file: Buffer, { kinds }: RedrawOptions): boolean {
  const size = readPictureSize(file);
  return size !== undefined && kinds.includes(size.kind) && isFit(size);
}

export function isFit({ width, height }: { width: number; height: number }): boolean {
  return width >= 1 && height >= 1 && width * height <= MOST_PIXELS;
}
