import { listAddresses } from '../../pages/addresses.ts';
import type { Scene } from './scene.ts';

/** One picture of every address of the web app, named after it, so that new pages are included automatically. */
export const ADDRESSES: Scene[] = listAddresses()
  .filter(({ press }) => press === undefined)
  .map(({ who, path }) => ({ name: `page-${who}-${slugOf(path)}`, who, path, widths: [390], settleMs: 900 }));

function slugOf(path: string): string {
  return path.replace('/m/', '').replaceAll(/[^A-Za-z0-9]+/g, '-');
}
