/** Waits between the tries, milliseconds. */
const WAITS_MS = [500, 1500, 4000];
const CODE_ADDRESS = /https?:\S+\.js/;

/**
 * Loads the code of a page; a failure is logged and tried again a few times while the page before it stands (specification,
 * section 8). @throws what the last try threw; the router then loads the document anew, once
 */
export async function loadPage<T>(load: () => Promise<T>): Promise<T> {
  let attempt = load;
  for (const waitMs of WAITS_MS) {
    try {
      return await attempt();
    } catch (error) {
      console.error('A page could not be loaded', error);
      // Chromium keeps the failure of an address and names it; with a query it is another one.
      const address = CODE_ADDRESS.exec(String(error))?.[0];
      if (address?.startsWith(location.origin)) attempt = () => import(/* @vite-ignore */ `${address}?${waitMs}`) as Promise<T>;
      await new Promise((resolve) => setTimeout(resolve, waitMs));
    }
  }
  return attempt();
}
