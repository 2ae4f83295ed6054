// Loaded before the product with --import: its clock goes CLOCK_SHIFT_MS wrong CLOCK_SHIFT_AFTER_MS after the start, as
// when a clock is set, and at every SIGUSR2 as far ahead in all as CLOCK_SHIFT_FILE says.
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
