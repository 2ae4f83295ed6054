import type { Page } from '@playwright/test';

/** How to play a round of an in-house game on its page, from the press to its displayed result. */
export interface PlayedPage {
  code: string;
  /** Runs before the measurement: places bets on a table. */
  prepare?: (page: Page) => Promise<void>;
  /** Names of the buttons to press, in order; one that does not become available in time is skipped. */
  presses: readonly RegExp[];
}

const spot = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

export const PLAYED_PAGES: readonly PlayedPage[] = [
  { code: 'dice', presses: [/^Roll \d/] },
  { code: 'limbo', presses: [/^Start/] },
  { code: 'plinko', presses: [/^Drop ball/] },
  { code: 'keno', prepare: spot(/^New picks/), presses: [/^Draw/] },
  { code: 'wheel', presses: [/^Spin/] },
  { code: 'mines', presses: [/^Start/, /^Cell 7$/, /^Cash out/] },
  { code: 'hilo', presses: [/^Deal/, /^(Higher|Same)/, /^Cash out/] },
  { code: 'roulette', prepare: spot(/^Red/), presses: [/^Spin/] },
  { code: 'blackjack', presses: [/^Deal/, /^Stand/] },
  { code: 'baccarat', prepare: spot(/^Player/), presses: [/^Deal/] },
  { code: 'videopoker', presses: [/^Deal/, /^Draw/] },
  { code: 'slot-orchard', presses: [/^Spin/] },
  { code: 'slot-lantern', presses: [/^Spin/] },
  { code: 'slot-kites', presses: [/^Spin/] },
];

const STATUS = /Returned [\d,.]+, net /;
const PRESS_MS = 4000;

/** Plays one round and resolves when its result is displayed. */
export async function playOnPage(page: Page, { presses }: PlayedPage): Promise<void> {
  for (const [index, press] of presses.entries()) {
    // A round of cards may end before its last step.
    if (index > 0 && !(await untilPossible(page, press))) continue;
    await page.getByRole('button', { name: press }).first().tap();
    // The result of the previous round disappears when the answer arrives.
    if (index === 0) await untilReported(page, false);
  }
  await untilReported(page, true);
}

/**
 * Waits until a button can be pressed. It observes few changes of the page instead of checking at every frame like the
 * driver's own waiting, because its cost is part of the measurement.
 * @returns false when the round ends before
 */
function untilPossible(page: Page, name: RegExp): Promise<boolean> {
  return page.evaluate(
    ({ source, status: reported, ms }) =>
      new Promise<boolean>((resolve) => {
        const [named, said] = [new RegExp(source), new RegExp(reported)];
        const status = document.querySelector('.original-page > [role="status"]');
        const nameOf = (each: Element) => (each.getAttribute('aria-label') ?? each.textContent ?? '').trim();
        const found = () => {
          const all = [...document.querySelectorAll('.original-page button:enabled:not([aria-disabled="true"])')];
          if (all.some((each) => named.test(nameOf(each)))) return true;
          return said.test(status?.textContent ?? '') ? false : null;
        };
        const look = () => {
          const isPossible = found();
          if (isPossible === null) return;
          changes.disconnect();
          clearTimeout(late);
          resolve(isPossible);
        };
        const changes = new MutationObserver(look);
        const late = setTimeout(() => resolve(false), ms);
        changes.observe(document.body, {
          subtree: true,
          childList: true,
          attributeFilter: ['disabled', 'aria-disabled'],
        });
        look();
      }),
    { source: name.source, status: STATUS.source, ms: PRESS_MS },
  );
}

/** Waits until the result of a round is displayed, or the previous one has disappeared. */
function untilReported(page: Page, isReported: boolean): Promise<void> {
  return page.evaluate(
    ({ source, isShown: wanted }) =>
      new Promise<void>((resolve) => {
        const said = new RegExp(source);
        const status = document.querySelector('.original-page > [role="status"]');
        const look = () => {
          if (said.test(status?.textContent ?? '') !== wanted) return;
          changes.disconnect();
          resolve();
        };
        const changes = new MutationObserver(look);
        if (status !== null) changes.observe(status, { subtree: true, childList: true, characterData: true });
        look();
      }),
    { source: STATUS.source, isShown: isReported },
  );
}
