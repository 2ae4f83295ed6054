import { FILES_CACHE, KEPT_CACHE } from '../../../shared/platform/kept-offline.ts';

/** Browsers provide neither caches nor service workers on pages without encryption. */
export function canKeep(): boolean {
  return 'caches' in globalThis && 'serviceWorker' in navigator;
}

export async function keep(address: string, value: object): Promise<void> {
  await (await caches.open(KEPT_CACHE)).put(address, new Response(JSON.stringify(value)));
}

export async function drop(address: string): Promise<void> {
  await (await caches.open(KEPT_CACHE)).delete(address);
}

/** Caches the files that the offline page needs; files in the cache are not fetched again. */
export async function keepFiles(addresses: readonly string[]): Promise<void> {
  const cache = await caches.open(FILES_CACHE);
  const known = new Set((await cache.keys()).map(({ url }) => new URL(url).pathname + new URL(url).search));
  await cache.addAll(addresses.filter((address) => !known.has(address)));
}
