/**
 * Imports a part of a page and retries after a failure. The retry code was fetched while the page was idle. @throws the
 * error of the last try
 */
export async function importAgain<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    return (await import('./missing-script.later.ts')).importAfter(error);
  }
}
