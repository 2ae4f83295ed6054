import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { Client } from './client.ts';
import type { StartedProduct } from './product/start-product.ts';

const SHIFT = fileURLToPath(new URL('clock-shift.mjs', import.meta.url));

/** The clock of a product, its embedded database and its sandbox. */
export interface TimeMachine {
  /** What the product is started with. */
  env: Record<string, string>;
  /** Sets the clock of the running product ahead. */
  jump(product: StartedProduct, ms: number): void;
}

export function createTimeMachine(): TimeMachine {
  const file = join(mkdtempSync(join(tmpdir(), 'fairlot-clock-')), 'ahead-ms');
  let aheadMs = 0;
  return {
    env: { NODE_OPTIONS: `--import=${SHIFT}`, CLOCK_SHIFT_FILE: file },
    jump: (product, ms) => {
      aheadMs += ms;
      writeFileSync(file, String(aheadMs));
      process.kill(product.serverPid(), 'SIGUSR2');
      if (product.env['SANDBOX_PORT'] !== 'off') process.kill(product.sandboxPid(), 'SIGUSR2');
    },
  };
}

/** Milliseconds until the issue of a game that is on sale or closed is drawn, by the clock of the product. */
export async function untilDraw(origin: string, gameCode: string): Promise<number> {
  const { value } = await new Client(origin).call('GET', '/lgw/lottery/numero');
  const issue = (value as unknown as { gameCode: string; remainTime: number }[]).find(
    (entry) => entry.gameCode === gameCode,
  );
  if (issue === undefined) throw new Error(`No issue of ${gameCode}`);
  return issue.remainTime;
}
