import type { Page } from '@playwright/test';

/** Makes the page record every payload before it is encrypted; call it before the first address is opened. */
export async function notePayloads(page: Page): Promise<() => Promise<Record<string, unknown>[]>> {
  await page.addInitScript(() => {
    const texts: string[] = [];
    Object.assign(window, { sealedTexts: texts });
    // oxlint-disable-next-line unbound-method -- called with its object below
    const { encrypt } = SubtleCrypto.prototype;
    SubtleCrypto.prototype.encrypt = function note(algorithm, key, data) {
      // RSA encrypts only keys, which are random and may look like anything.
      if ((algorithm as Algorithm).name === 'AES-GCM') texts.push(new TextDecoder().decode(data as ArrayBuffer));
      return encrypt.call(this, algorithm, key, data);
    };
  });
  return () =>
    page.evaluate(() =>
      (window as unknown as { sealedTexts: string[] }).sealedTexts
        .filter((text) => text.startsWith('{'))
        .map((text) => JSON.parse(text) as Record<string, unknown>),
    );
}
