import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A rule that a page breaks, and where. */
export interface Finding {
  id: string;
  targets: string[];
}

/**
 * What axe finds under WCAG 2.2 AA and its best practices. The source runs by the debugger, which the page's policy
 * does not bind.
 */
export async function findings(page: Page): Promise<Finding[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const axe = Reflect.get(window, 'axe') as {
      run: (
        options: object,
      ) => Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }>;
    };
    const { violations } = await axe.run({
      resultTypes: ['violations'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return violations.map(({ id, nodes }) => ({
      id,
      targets: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
    }));
  });
}
