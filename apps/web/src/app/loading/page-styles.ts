let loading: Promise<void> | undefined;

/**
 * Loads the styles of all pages but home, which the document of home only prefetches; every other document has them. A
 * call after a failure tries again. @throws an error with the address of the style sheet
 */
export function loadPageStyles(): Promise<void> {
  loading ??= addSheet().catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

/** Puts the sheet in the place of its prefetch, between the styles of home and the merchant's own. */
async function addSheet(): Promise<void> {
  const prefetch = document.querySelector<HTMLLinkElement>('link#pages');
  if (prefetch === null) return;
  const sheet = document.createElement('link');
  sheet.rel = 'stylesheet';
  sheet.href = prefetch.href;
  const loaded = new Promise((resolve, reject) => {
    sheet.addEventListener('load', resolve);
    sheet.addEventListener('error', () => {
      sheet.remove();
      reject(new Error(`Could not load ${sheet.href}`));
    });
  });
  prefetch.after(sheet);
  await loaded;
}
