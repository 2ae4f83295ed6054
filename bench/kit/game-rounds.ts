import type { Page } from 'playwright-core';

/** How a round of an in-house game is played on its page, from the press to its told result. */
export interface PlayedPage {
  code: string;
  /** Before the clock runs: bets on a table. */
  prepare?: (page: Page) => Promise<void>;
  /** Presses of the controls, in turn; one that is not there in time is left out. */
  presses: readonly (RegExp | ((page: Page) => Promise<void>))[];
}

const spot = (name: RegExp) => (page: Page) => page.getByRole('button', { name }).first().click();

export const PLAYED_PAGES: readonly PlayedPage[] = [
  { code: 'dice', presses: [/^Roll \d/] },
  { code: 'limbo', presses: [/^Start/] },
  { code: 'plinko', presses: [/^Drop ball/] },
  { code: 'keno', prepare: spot(/^New picks/), presses: [/^Draw/] },
  { code: 'wheel', presses: [/^Spin/] },
  { code: 'mines', presses: [/^Start/, spot(/^Cell 7$/), /^Cash out/] },
  { code: 'hilo', presses: [/^Deal/, /^Higher/, /^Cash out/] },
  { code: 'roulette', prepare: spot(/^Red/), presses: [/^Spin/] },
  { code: 'blackjack', presses: [/^Deal/, /^Stand/] },
  { code: 'baccarat', prepare: spot(/^Player/), presses: [/^Deal/] },
  { code: 'videopoker', presses: [/^Deal/, /^Draw/] },
  { code: 'slot-orchard', presses: [/^Spin/] },
  { code: 'slot-lantern', presses: [/^Spin/] },
  { code: 'slot-kites', presses: [/^Spin/] },
];

const TOLD = /Returned [\d,.]+, net /;
const PRESS_MS = 4000;

/** Plays one round; its result was told when it ends. */
export async function playOnPage(page: Page, { presses }: PlayedPage): Promise<void> {
  const controls = page.getByRole('region', { name: 'Bet and controls' });
  for (const [index, press] of presses.entries()) {
    try {
      if (typeof press === 'function') await press(page);
      else await controls.getByRole('button', { name: press }).click({ timeout: index === 0 ? 10_000 : PRESS_MS });
    } catch (error) {
      // A round of cards may be over before its last step.
      if (index === 0) throw error;
    }
    // What is told of the round before goes when the answer comes.
    if (index === 0) await untilTold(page, false);
  }
  await untilTold(page, true);
}

/** Waits for changes of the page instead of looking at every frame, which would be measured with it. */
function untilTold(page: Page, isTold: boolean): Promise<void> {
  return page.evaluate(
    ({ source, isTold: wanted }) =>
      new Promise<void>((resolve) => {
        const said = new RegExp(source);
        const isThere = () =>
          [...document.querySelectorAll('[role="status"]')].some((each) => said.test(each.textContent ?? ''));
        if (isThere() === wanted) return resolve();
        const changes = new MutationObserver(() => {
          if (isThere() !== wanted) return;
          changes.disconnect();
          resolve();
        });
        changes.observe(document.body, { subtree: true, childList: true, characterData: true });
      }),
    { source: TOLD.source, isTold },
  );
}
