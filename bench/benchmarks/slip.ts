import { launchBrowser } from '@fairlot/testkit/chromium';
import type { Page } from '@playwright/test';
import type { Databases } from '../kit/databases.ts';
import { type Benchmark, type Line, median, printNote } from '../kit/report.ts';
import { startServer } from '../kit/server.ts';

const LINES = 1000;
const SLOWDOWN = 4;
const PRESSES = 15;
const MOST_MS = 100;
const BET_PAGE = '/m/lottery/play?gameCode=VN300';

/** Time until a bet slip of a thousand lines shows the effect of a key press, in a browser slowed down four times. */
export function slip(databases: Databases): Benchmark {
  return { name: 'slip', run: () => measure(databases) };
}

async function measure(databases: Databases): Promise<Line[]> {
  const server = await startServer({ databaseUrl: await databases.copy() });
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage({ viewport: { width: 390, height: 844 }, baseURL: server.origin });
    await fillSlip(page);
    const session = await page.context().newCDPSession(page);
    await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWDOWN });
    const keypad = await reactions(page, '.sheet .keypad button');
    const removal = await reactions(page, '.sheet [role=listitem] button');
    const scrolling = await reactions(page, '.sheet [role=list]');
    printNote(
      `${LINES} lines, ${SLOWDOWN}x slowdown, ${PRESSES} presses each; the slowest: ` +
        `${[keypad, removal, scrolling].map((times) => `${Math.max(...times).toFixed(0)} ms`).join(', ')}`,
    );
    return [
      line('slip, a key of the stake', keypad),
      line('slip, a line removed', removal),
      line('slip, scrolled', scrolling),
    ];
  } finally {
    await browser.close();
    await server.stop();
  }
}

async function fillSlip(page: Page): Promise<void> {
  await page.goto(BET_PAGE);
  await page.waitForFunction(() =>
    Object.keys(document.querySelector('main > *') ?? {}).some((key) => key.startsWith('__reactProps')),
  );
  await page.getByRole('tab', { name: '3 digits' }).click();
  await page.getByRole('button', { name: 'Enter numbers' }).click();
  const sheet = page.getByRole('dialog', { name: 'Enter numbers' });
  await sheet.getByRole('textbox').fill(Array.from({ length: LINES }, (_, n) => String(n).padStart(3, '0')).join(' '));
  await sheet.getByRole('button', { name: /^Add 1/ }).click();
  await page.getByRole('button', { name: /change with the keypad/ }).click();
  await page.getByRole('dialog', { name: 'Bet slip' }).getByRole('list').waitFor();
  await page.waitForTimeout(500);
}

/** Times from a press (or a scroll for lists) to the end of the frame that shows its effect, ms. */
async function reactions(page: Page, selector: string): Promise<number[]> {
  const times: number[] = [];
  for (let press = 0; press < PRESSES; press++) {
    times.push(
      await page.evaluate(
        async ([target, step]) => {
          const element = document.querySelector<HTMLElement>(target);
          if (element === null) throw new Error(`nothing matches ${target}`);
          const startMs = performance.now();
          if (element.getAttribute('role') === 'list') element.scrollTop += 500 * (step + 1);
          else element.click();
          // Resolves after the next frame was painted: a posted message is handled after it.
          await new Promise<void>((resolve) =>
            requestAnimationFrame(() => {
              const { port1, port2 } = new MessageChannel();
              port1.onmessage = () => resolve();
              port2.postMessage(null);
            }),
          );
          return performance.now() - startMs;
        },
        [selector, press] as const,
      ),
    );
  }
  return times;
}

function line(name: string, times: readonly number[]): Line {
  const figure = median(times);
  return {
    name,
    figure: `${figure.toFixed(0)} ms`,
    bar: `<= ${MOST_MS} ms`,
    value: figure,
    isLess: true,
    isMet: figure <= MOST_MS,
  };
}
