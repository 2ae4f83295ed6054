import { ART_PATH } from '@fairlot/ui';

/**
 * Address of a generated picture for right-to-left languages: the motif moves to the other side, so that the title does
 * not cover it. Operators' pictures stay unchanged.
 */
export function mirrorPicture(url: string): string {
  if (!url.startsWith(`${ART_PATH}/`)) return url;
  const [path = '', query] = url.split('?');
  const params = new URLSearchParams(query);
  const at = params.get('fx');
  if (at === null) return url;
  params.set('fx', String(+(1 - Number(at)).toFixed(3)));
  const scrim = params.get('scrim');
  if (scrim !== null) params.set('scrim', scrim === 'start' ? 'end' : 'start');
  return `${path}?${params}`;
}
