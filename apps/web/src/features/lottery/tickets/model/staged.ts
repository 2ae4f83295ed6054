/** Draws by the calendar are numbered by their day. */
const DAY_LENGTH = 8;

/**
 * The draw whose result a stage is showing. Its tickets are not announced elsewhere before the stage has ended, and
 * neither are tickets of the other stations of its day, which follow on the stage.
 */
let staged: string | null = null;

/** Sets the draw on stage, as `<game code> <draw number>`; null for none. */
export function setStaged(key: string | null): void {
  staged = key;
}

export function isStaged(gameCode: string, issue: string): boolean {
  return staged === `${gameCode} ${issue}` || (issue.length === DAY_LENGTH && staged?.endsWith(` ${issue}`) === true);
}
