import { existsSync } from 'node:fs';

/** Paths of the library of Debian's package faketime, by architecture. */
const LIBRARIES = ['x86_64-linux-gnu', 'aarch64-linux-gnu'].map(
  (machine) => `/usr/lib/${machine}/faketime/libfaketimeMT.so.1`,
);

/**
 * Variables of the environment with which a program begins at an instant. Its clock runs on from there, and its timers
 * keep the real pace. Programs that it starts, PostgreSQL among them, have the same clock.
 * @param instant ISO 8601
 * @throws Error when the instant is invalid or the library is not installed
 */
export function plantedClock(instant: string): Record<string, string> {
  const at = Date.parse(instant);
  if (Number.isNaN(at)) throw new Error(`CLOCK=${instant} is no instant, such as 2026-12-31T16:59:40Z`);
  const library = LIBRARIES.find((path) => existsSync(path));
  if (library === undefined) throw new Error('CLOCK needs libfaketime. On Debian: apt-get install faketime');
  // An offset from the real time, so that all programs have the same time whenever they start.
  const seconds = Math.round((at - Date.now()) / 1000);
  return {
    LD_PRELOAD: library,
    FAKETIME: `${seconds < 0 ? '' : '+'}${seconds}`,
    FAKETIME_DONT_FAKE_MONOTONIC: '1',
  };
}

export const hasClockLibrary = (): boolean => LIBRARIES.some((path) => existsSync(path));

const VARIABLES = ['LD_PRELOAD', 'FAKETIME', 'FAKETIME_DONT_FAKE_MONOTONIC'];

/** The planted clock of this process, for a program that is started with its own environment. */
export function ownPlantedClock(): Record<string, string> {
  if (process.env['FAKETIME'] === undefined) return {};
  return Object.fromEntries(VARIABLES.map((name) => [name, process.env[name] ?? '']));
}
