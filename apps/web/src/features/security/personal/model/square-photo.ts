/** Twice the size that is stored, so that resizing on the server loses no quality. */
const SIDE_PX = 512;
const QUALITY = 0.9;

/** File types that the file dialog offers; the server checks the bytes. */
export const PHOTO_TYPES = ['image/png', 'image/jpeg', 'image/webp'] as const;

/**
 * Returns the centre of a photo as a small JPEG in its correct orientation. Photos of phones exceed the size limit and
 * contain their location.
 * @returns null when this browser cannot read the file as a picture
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
    return null; // the caller reports it
  }
}
