// Loaded before the product with --import. CLOCK_SHIFT_AFTER_MS after the start it shifts the process's clock by
// CLOCK_SHIFT_MS, as when a clock is set. At every SIGUSR2 it moves the clock ahead by the total in CLOCK_SHIFT_FILE.
import { readFileSync } from 'node:fs';

const shiftMs = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const after = performance.now() + Number(process.env.CLOCK_SHIFT_AFTER_MS ?? 0);
const file = process.env.CLOCK_SHIFT_FILE;
let aheadMs = 0;
const RealDate = Date;
const now = () => RealDate.now() + aheadMs + (performance.now() >= after ? shiftMs : 0);
globalThis.Date = class extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(now());
    else super(...args);
  }
  static now() {
    return now();
  }
};
if (file !== undefined)
  process.on('SIGUSR2', () => {
    aheadMs = Number(readFileSync(file, 'utf8'));
  });
