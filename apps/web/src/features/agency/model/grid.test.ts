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

/** Expects each of the flags to hide exactly its own entry when it is off. */
function expectHidden(...flags: (typeof MENU)[number][0][]): void {
  const all = gridEntries(flagsBut(null));
  for (const flag of flags) {
    const left = gridEntries(flagsBut(flag));
    const hidden = all.filter((entry) => !left.includes(entry)).map(({ href }) => href);
    expect([flag, ...hidden]).toEqual(MENU.find(([name]) => name === flag));
  }
}

it('hides overview, profit and loss or team when its flag is off [T-028] [T-030] [T-031]', () =>
  expectHidden('AGEPAG', 'AGETEAMPNL3', 'DOWNMAN'));

it("hides the team's bets or the team's record when its flag is off [T-032] [T-033]", () =>
  expectHidden('TEAMBETTING3', 'TRANSREC3'));

it('hides every other entry when its flag is off [T-015]', () =>
  expectHidden('AGETRANS3', 'AGEREBATE3', 'TEAMREB3', 'SECCEN', 'MAILCEN'));

it("hides an entry of a page for all members by the merchant's own flag for agents", () => {
  const paths = (flags: Record<string, boolean>) =>
    gridEntries({ ...flagsBut(null), ...flags }).map(({ href }) => href as string);
  expect(paths({ AGENT_MAILCEN: false })).not.toContain('/m/webEmail');
  expect(paths({ AGENT_MAILCEN: true })).toContain('/m/webEmail');
  expect(paths({ AGENT_MAILCEN: true, MAILCEN: false })).not.toContain('/m/webEmail');
});

it('treats a missing flag as off', () => {
  expect(gridEntries({})).toEqual([]);
});
