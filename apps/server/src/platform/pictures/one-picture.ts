import type { FormFile } from '../http/index.ts';
import { Refusal } from '../refusal.ts';
import type { RedrawOptions } from './is-drawable.ts';
import { redrawPhoto } from './redraw-photo.ts';

/**
 * The only picture of a form, in the field `picture`, re-encoded as JPEG.
 * @throws Refusal request.invalid naming what is wrong with the file, server.busy
 */
export async function readOnePicture(
  files: readonly FormFile[],
  { maxBytes, ...photo }: RedrawOptions & { maxBytes: number },
): Promise<Buffer> {
  const [file] = files;
  if (files.some(({ field }) => field !== 'picture')) throw wrong('additionalProperties');
  if (file === undefined || files.length > 1) throw wrong(file === undefined ? 'required' : 'tooMany');
  if (file.content.length > maxBytes) throw wrong('tooLarge');
  const content = await redrawPhoto(file.content, photo);
  if (content === undefined) throw wrong('noPicture');
  return content;
}

function wrong(reason: string): Refusal {
  return new Refusal('request.invalid', { field: 'picture', reason });
}
