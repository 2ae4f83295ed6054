/** Limits of an application (specification, section 9); the server enforces the same. */
export const COMMENT_MAX = 140;
export const PICTURES_MAX = 3;
export const PICTURE_BYTES_MAX = 5 * 1024 * 1024;
export const PICTURE_TYPES: readonly string[] = ['image/png', 'image/jpeg'];

/** Why a picture cannot be added, as the end of a text key; null when it can. */
export function pictureProblem(
  file: { type: string; size: number },
  already: number,
): 'tooMany' | 'wrongType' | 'tooLarge' | null {
  if (already >= PICTURES_MAX) return 'tooMany';
  if (!PICTURE_TYPES.includes(file.type)) return 'wrongType';
  return file.size > PICTURE_BYTES_MAX ? 'tooLarge' : null;
}

/** Length of a comment as the server counts it: code points, not UTF-16 units. */
export function commentLength(comment: string): number {
  return Array.from(comment.trim()).length;
}
