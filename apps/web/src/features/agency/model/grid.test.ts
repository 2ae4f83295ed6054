import { expect, it } from 'vitest';
import { gridEntries } from './grid.ts';

const MENU = [
  ['AGEPAG', '/m/agent/team/overview'],
  ['TRANSREC3', '/m/transaction/record?types=A'],
  ['DOWNMAN', '/m/member/team?tab=manage'],
  ['AGETRANS3', '/m/member/team?tab=transfer'],
  ['AGETEAMPNL3', '/m/agent/team/pnl'],
  ['TEAMBETTING3', '/m/teamBetting'],
  ['AGEREBATE3', '/m/member/agent/agentRebeat'],
  ['TEAMREB3', '/m/member/teamRebate'],
  ['SECCEN', '/m/securityCenter'],
  ['MAILCEN', '/m/webEmail'],
] as const;
const FLAGS = MENU.map(([flag]) => flag);
const flagsBut = (off: string | null) => Object.fromEntries(FLAGS.map((flag) => [flag, flag !== off]));

/** The entries that are hidden when each of the flags is off. */
function takenBy(flags: readonly string[]): (string | undefined)[] {
  const all = gridEntries(flagsBut(null));
  return flags.map((flag) => {
    const left = gridEntries(flagsBut(flag));
    expect(left.length).toBe(all.length - 1);
    return all.find((entry) => !left.includes(entry))?.href;
  });
}
const hrefsOf = (flags: readonly string[]) => flags.map((flag) => MENU.find(([name]) => name === flag)?.[1]);

it('hides overview, profit and loss or team when its flag is off [T-028] [T-030] [T-031]', () => {
  const flags = ['AGEPAG', 'AGETEAMPNL3', 'DOWNMAN'];
  expect(takenBy(flags)).toEqual(hrefsOf(flags));
});

it("hides the team's bets or the team's record when its flag is off [T-032] [T-033]", () => {
  const flags = ['TEAMBETTING3', 'TRANSREC3'];
  expect(takenBy(flags)).toEqual(hrefsOf(flags));
});

it('hides every other entry when its flag is off', () => {
  const flags = ['AGETRANS3', 'AGEREBATE3', 'TEAMREB3', 'SECCEN', 'MAILCEN'];
  expect(takenBy(flags)).toEqual(hrefsOf(flags));
});

it('treats a missing flag as off', () => {
  expect(gridEntries({})).toEqual([]);
});
