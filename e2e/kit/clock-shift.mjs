// Loaded before the product with --import: its clock goes CLOCK_SHIFT_MS wrong CLOCK_SHIFT_AFTER_MS after the start, as when a clock is set.
const shiftMs = Number(process.env.CLOCK_SHIFT_MS ?? 0);
const after = performance.now() + Number(process.env.CLOCK_SHIFT_AFTER_MS ?? 0);
const RealDate = Date;
const now = () => RealDate.now() + (performance.now() >= after ? shiftMs : 0);
globalThis.Date = class extends RealDate {
  constructor(...args) {
    if (args.length === 0) super(now());
    else super(...args);
  }
  static now() {
    return now();
  }
};
