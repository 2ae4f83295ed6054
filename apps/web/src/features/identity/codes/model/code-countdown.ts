/** While the answer names no end of a code (Z-53). */
const DEFAULT_SECONDS = 60;
const MAX_SECONDS = 600;
/** How often the seconds on show are renewed (specification, section 4). */
export const TICK_MS = 500;

/** When a code ends: as the server said (epoch ms of its clock), 0 to 600 s from now, 60 s when it said nothing. */
export function endOfCode(expirationTime: number | undefined, serverNowMs: number): number {
  const leftMs = expirationTime === undefined ? DEFAULT_SECONDS * 1000 : expirationTime - serverNowMs;
  return serverNowMs + Math.min(MAX_SECONDS * 1000, Math.max(0, leftMs));
}

/** Whole seconds until a code ends; 0 once it has, or without one. */
export function secondsLeft(endsAt: number | null, serverNowMs: number): number {
  return endsAt === null ? 0 : Math.max(0, Math.ceil((endsAt - serverNowMs) / 1000));
}
