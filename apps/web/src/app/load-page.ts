/**
 * What is needed when something cannot be loaded; fetched while the page is idle, so that it is there without a
 * network.
 */
export const loadRecovery = () => import('./load-again.later.ts');

/** Home is what most tabs begin with. */
export const loadHome = () => import('../pages/home/home-page.tsx');

/** Where the scripts of the other pages are; they come right after the first page is taken over. */
export const loadPageScripts = () => import('./page-scripts.later.ts');

/**
 * Loads the code of a page; a failure is logged and tried again a few times while the page before it stands
 * (specification, section 8). @throws an error named PageUnavailable when the last try failed as well
 */
export async function loadPage<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    return (await loadRecovery()).loadAgain(load, error);
  }
}

/** Loads texts or a dialog of a page, once. @throws an error named PageUnavailable */
export async function orUnavailable<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    return (await loadRecovery()).giveUp(error);
  }
}
