import { FILES_CACHE, KEPT_CACHE } from '../../../shared/platform/kept-offline.ts';

/** Browsers have neither on pages without encryption. */
export function canKeep(): boolean {
  return 'caches' in globalThis && 'serviceWorker' in navigator;
}

export async function keep(address: string, value: object): Promise<void> {
  await (await caches.open(KEPT_CACHE)).put(address, new Response(JSON.stringify(value)));
}

export async function drop(address: string): Promise<void> {
  await (await caches.open(KEPT_CACHE)).delete(address);
}

/** Files that the page without a network is drawn with; those that are there already are not fetched. */
export async function keepFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(FILES_CACHE);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname + new URL(url).search));
  await cache.addAll(addresses.filter((address) => !known.has(address)));
}
