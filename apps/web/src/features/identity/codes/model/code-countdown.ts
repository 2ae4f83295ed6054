/** Validity of a code when the response has no expiry (Z-53). */
const DEFAULT_SECONDS = 60;
const MAX_SECONDS = 600;
/** Interval at which the displayed seconds are updated (specification, section 4). */
export const TICK_MS = 500;

/**
 * Expiry of a code: the server's value (epoch ms by its clock), limited to 0 to 600 s from now, or 60 s from now
 * without one.
 */
export function endOfCode(expirationTime: number | undefined, serverNowMs: number): number {
  const leftMs = expirationTime === undefined ? DEFAULT_SECONDS * 1000 : expirationTime - serverNowMs;
  return serverNowMs + Math.min(MAX_SECONDS * 1000, Math.max(0, leftMs));
}

/** Whole seconds until a code expires; 0 after expiry or without a code. */
export function secondsLeft(endsAt: number | null, serverNowMs: number): number {
  return endsAt === null ? 0 : Math.max(0, Math.ceil((endsAt - serverNowMs) / 1000));
}
