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

/** The entry that each of the flags takes away. */
function takenBy(flags: readonly string[]): (string | undefined)[] {
  const all = gridEntries(flagsBut(null));
  return flags.map((flag) => {
    const left = gridEntries(flagsBut(flag));
    expect(left.length).toBe(all.length - 1);
    return all.find((entry) => !left.includes(entry))?.href;
  });
}
const hrefsOf = (flags: readonly string[]) => flags.map((flag) => MENU.find(([name]) => name === flag)?.[1]);

it('a flag of overview, profit and loss or team that is off takes its entry away [T-028] [T-030] [T-031]', () => {
  const flags = ['AGEPAG', 'AGETEAMPNL3', 'DOWNMAN'];
  expect(takenBy(flags)).toEqual(hrefsOf(flags));
});

it('a flag of the bets or the record of the team that is off takes its entry away [T-032] [T-033]', () => {
  const flags = ['TEAMBETTING3', 'TRANSREC3'];
  expect(takenBy(flags)).toEqual(hrefsOf(flags));
});

it('every other flag that is off takes its entry away', () => {
  const flags = ['AGETRANS3', 'AGEREBATE3', 'TEAMREB3', 'SECCEN', 'MAILCEN'];
  expect(takenBy(flags)).toEqual(hrefsOf(flags));
});

it('a flag that is not named is off', () => {
  expect(gridEntries({})).toEqual([]);
});
