import { once } from 'node:events';
import { setTimeout as sleep } from 'node:timers/promises';
import { launch } from 'chrome-launcher';
import lighthouse, { desktopConfig } from 'lighthouse';
import { answerTask } from '../kit/child.ts';

/** Measures an address with Lighthouse's mobile or desktop settings, in a fresh browser. */
export interface LighthouseTask {
  address: string;
  chromePath: string;
  /** Categories to score; performance is always measured. */
  categories: readonly string[];
  /** Headers of every request, such as a member's cookie. */
  headers: Record<string, string>;
  /** Initial contents of the site's local storage, such as the session of a returning member. */
  stored: Record<string, string>;
  isDesktop?: boolean;
}

export interface LighthouseResult {
  /** Scores by category, 0 to 100. */
  scores: Record<string, number>;
  fcpMs: number;
  lcpMs: number;
  cls: number;
  tbtMs: number;
  /** Audits of the scored categories that failed. */
  failed: string[];
}

answerTask<LighthouseTask, LighthouseResult>(
  async ({ address, chromePath, categories, headers, stored, isDesktop }) => {
    const isRoot = process.getuid?.() === 0;
    const chrome = await launch({
      chromePath,
      logLevel: 'silent',
      chromeFlags: ['--headless=new', '--disable-gpu', '--disable-dev-shm-usage', ...(isRoot ? ['--no-sandbox'] : [])],
    });
    try {
      const hasStored = Object.keys(stored).length > 0;
      if (hasStored) await store(chrome.port, new URL('/favicon.svg', address), stored);
      const flags = {
        port: chrome.port,
        onlyCategories: [...categories],
        logLevel: 'silent' as const,
        output: 'json' as const,
        extraHeaders: headers,
        disableStorageReset: hasStored,
      };
      const run = await lighthouse(address, flags, isDesktop === true ? desktopConfig : undefined);
      if (run === undefined) throw new Error('Lighthouse gave no result');
      const { lhr } = run;
      if (lhr.runtimeError) throw new Error(`Lighthouse: ${lhr.runtimeError.message}`);
      const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
      const scored = Object.values(lhr.categories)
        .filter(({ id }) => id !== 'performance')
        .flatMap(({ auditRefs }) => auditRefs.filter(({ weight }) => weight > 0));
      return {
        scores: Object.fromEntries(
          Object.values(lhr.categories).map(({ id, score }) => [id, Math.round((score ?? 0) * 100)]),
        ),
        fcpMs: value('first-contentful-paint'),
        lcpMs: value('largest-contentful-paint'),
        cls: value('cumulative-layout-shift'),
        tbtMs: value('total-blocking-time'),
        failed: scored.map(({ id }) => id).filter((id) => (lhr.audits[id]?.score ?? 1) < 1),
      };
    } finally {
      chrome.kill();
    }
  },
);

/** Writes to a site's local storage through a separate tab that is closed again. */
async function store(port: number, document: URL, stored: Record<string, string>): Promise<void> {
  const browser = `http://127.0.0.1:${port}/json`;
  const opened = await fetch(`${browser}/new?${encodeURIComponent(document.href)}`, { method: 'PUT' });
  const { id, webSocketDebuggerUrl } = (await opened.json()) as { id: string; webSocketDebuggerUrl: string };
  const socket = new WebSocket(webSocketDebuggerUrl);
  await once(socket, 'open');
  const expression =
    `location.origin === ${JSON.stringify(document.origin)} && ` +
    `Object.entries(${JSON.stringify(stored)}).every(([key, value]) => (localStorage.setItem(key, value), ` +
    'true))';
  for (let isStored = false; !isStored;) {
    socket.send(JSON.stringify({ id: 1, method: 'Runtime.evaluate', params: { expression, returnByValue: true } }));
    const [message] = (await once(socket, 'message')) as [MessageEvent<string>];
    isStored =
      (JSON.parse(message.data) as { result?: { result?: { value?: unknown } } }).result?.result?.value === true;
    if (!isStored) await sleep(50); // the tab is still loading the site
  }
  socket.close();
  await fetch(`${browser}/close/${id}`);
}
