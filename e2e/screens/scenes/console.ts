import type { Page } from '@playwright/test';
import type { Scene } from './scene.ts';

/**
 * One picture of every page in the console's navigation, on a desktop and on a phone.
 * @param page where an operator is logged in
 */
export async function listConsole(page: Page): Promise<Scene[]> {
  const links = page.getByRole('navigation', { name: 'Sections' }).getByRole('link');
  const paths = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''));
  return paths.map((path) => ({
    name: `console-${path.split('/').at(-1)}`,
    who: 'operator',
    path,
    widths: [390, 1440],
    settleMs: 1500,
  }));
}
