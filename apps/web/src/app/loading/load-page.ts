/** Code that handles load failures; fetched while the page is idle, so that it is available offline. */
export const loadRecovery = () => import('./load-again.later.ts');

/** Imported here because most tabs start on the home page. */
export const loadHome = () => import('../../pages/home/home-page.tsx');

/** The page of a closed site. */
export const loadClosedPage = () => import('../../features/site/ui/closed-page.tsx');

/** Imports the script loaders of the other pages, right after the first page is hydrated. */
export const loadPageScripts = () => import('../page-scripts.later.ts');

/**
 * Loads the code of a page. A failure is logged and retried a few times while the previous page stays visible
 * (specification, section 8). @throws an error named PageUnavailable when the last retry fails too
 */
export async function loadPage<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    return (await loadRecovery()).loadAgain(load, error);
  }
}

/** Loads a page's texts or a dialog, without retries. @throws an error named PageUnavailable */
export async function orUnavailable<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    return (await loadRecovery()).giveUp(error);
  }
}
