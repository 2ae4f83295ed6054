/** Twice what is kept, so that the server's own drawing loses nothing. */
const SIDE_PX = 512;
const QUALITY = 0.9;

/** What a file dialog offers; the bytes decide. */
export const PHOTO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/**
 * The middle of a photo as a small JPEG, turned as the camera held it: photos of phones are larger than may be sent,
 * and tell where they were taken.
 * @returns null for what this browser cannot read as a picture
 */
export async function squarePhoto(file: Blob): Promise<Blob | null> {
  const bitmap = await readBitmap(file);
  if (bitmap === null) return null;
  const side = Math.min(bitmap.width, bitmap.height);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = Math.max(1, Math.min(SIDE_PX, side));
  const context = canvas.getContext('2d');
  if (context === null || side < 1) return null;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(
    bitmap,
    (bitmap.width - side) / 2,
    (bitmap.height - side) / 2,
    side,
    side,
    0,
    0,
    canvas.width,
    canvas.height,
  );
  bitmap.close();
  return new Promise((resolve) => canvas.toBlob(resolve, 'image/jpeg', QUALITY));
}

async function readBitmap(file: Blob): Promise<ImageBitmap | null> {
  try {
    return await createImageBitmap(file);
  } catch {
    return null; // told by the caller
  }
}
