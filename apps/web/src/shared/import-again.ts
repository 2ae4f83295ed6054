/**
 * Imports a part of a page that may have failed before. What that takes has come with the idle page. @throws what the
 * last try threw
 */
export async function importAgain<T>(load: () => Promise<T>): Promise<T> {
  try {
    return await load();
  } catch (error) {
    return (await import('./missing-script.later.ts')).importAfter(error);
  }
}
