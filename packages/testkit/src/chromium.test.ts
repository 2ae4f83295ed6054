import { afterEach, expect, it, vi } from 'vitest';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

it('finds or installs a browser and renders a page with it', { timeout: 900_000 }, async () => {
  const { launchBrowser } = await import('./chromium.ts');
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 } });
    await page.setContent('<button onclick="this.textContent = innerWidth">Width</button>');
    await page.getByRole('button', { name: 'Width' }).click();
    expect(await page.getByRole('button').textContent()).toBe('390');
  } finally {
    await browser.close();
  }
});

it('uses only the given path', async () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere/chromium');
  const { findChromium } = await import('./chromium.ts');
  await expect(findChromium()).rejects.toThrow('CHROMIUM_PATH is "/nowhere/chromium", which does not start');
});
