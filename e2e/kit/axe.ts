import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** A rule that a page violates, and where. */
export interface Finding {
  id: string;
  targets: string[];
}

const STANDARDS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
/** Rules that depend on colours. All others read structure, names and sizes, which are the same in both themes. */
const COLOUR_RULES = ['color-contrast', 'link-in-text-block'];
/** Rules that depend on the width of the screen. */
const SIZE_RULES = ['target-size', 'scrollable-region-focusable'];

/**
 * Returns axe's findings under WCAG 2.2 AA and its best practices. The source runs through the debugger, which the
 * page's policy does not restrict.
 * @param within selector of the part to check, where a walk through many pages has checked their frame before
 */
export const findings = (page: Page, within?: string): Promise<Finding[]> => run(page, STANDARDS, within);

/** Runs only axe's colour rules, for a page that passed all rules in another theme. */
export const colourFindings = (page: Page): Promise<Finding[]> => run(page, COLOUR_RULES);

/** Runs only axe's size rules, for a page that passed all rules at another width. */
export const sizeFindings = (page: Page): Promise<Finding[]> => run(page, SIZE_RULES);

async function run(page: Page, runOnly: string[], within = 'html'): Promise<Finding[]> {
  if (!(await page.evaluate(() => Reflect.has(window, 'axe')))) await page.evaluate(AXE);
  return page.evaluate(
    async ([only, selector]) => {
      const axe = Reflect.get(window, 'axe') as {
        run: (
          context: string,
          options: object,
        ) => Promise<{ violations: { id: string; nodes: { target: string[]; failureSummary: string }[] }[] }>;
      };
      const { violations } = await axe.run(selector, {
        resultTypes: ['violations'],
        runOnly: only,
        // Assets for rules about sound, which no page has.
        preload: false,
      });
      return violations.map(({ id, nodes }) => ({
        id,
        targets: nodes.map(({ target, failureSummary }) => `${target.join(' ')}: ${failureSummary}`),
      }));
    },
    [runOnly, within] as const,
  );
}
