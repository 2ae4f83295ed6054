import { launch } from 'chrome-launcher';
import lighthouse from 'lighthouse';
import { answerTask } from '../kit/child.ts';

/** Measures an address with Lighthouse's mobile settings, in one fresh browser. */
export interface LighthouseTask {
  address: string;
  chromePath: string;
  /** Categories to score; performance is always measured. */
  categories: readonly string[];
  /** Sent with every request, such as the cookie of a member. */
  headers: Record<string, string>;
}

export interface LighthouseResult {
  /** Scores by category, 0 to 100. */
  scores: Record<string, number>;
  lcpMs: number;
  cls: number;
  tbtMs: number;
  /** Audits of the scored categories that did not pass. */
  failed: string[];
}

answerTask<LighthouseTask, LighthouseResult>(async ({ address, chromePath, categories, headers }) => {
  const isRoot = process.getuid?.() === 0;
  const chrome = await launch({
    chromePath, logLevel: 'silent', chromeFlags: ['--headless=new', '--disable-gpu', '--disable-dev-shm-usage', ...(isRoot ? ['--no-sandbox'] : [])],
  });
  try {
    const run = await lighthouse(address, { port: chrome.port, onlyCategories: [...categories], logLevel: 'silent', output: 'json', extraHeaders: headers });
    if (run === undefined) throw new Error('Lighthouse gave no result');
    const { lhr } = run;
    if (lhr.runtimeError) throw new Error(`Lighthouse: ${lhr.runtimeError.message}`);
    const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    const scored = Object.values(lhr.categories).filter(({ id }) => id !== 'performance').flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
    return {
      scores: Object.fromEntries(Object.values(lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)])),
      lcpMs: value('largest-contentful-paint'), cls: value('cumulative-layout-shift'), tbtMs: value('total-blocking-time'),
      failed: scored.map(({ id }) => id).filter((id) => (lhr.audits[id]?.score ?? 1) < 1),
    };
  } finally {
    chrome.kill();
  }
});
