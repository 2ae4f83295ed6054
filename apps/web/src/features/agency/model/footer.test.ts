import { expect, it } from 'vitest';
import { agentTabs } from './footer.ts';

it('leads home, to opening accounts while their flag is on, to notices with a count [T-011] [T-012] [T-014]', () => {
  expect(agentTabs({ REGCEN: true }, 2).map(({ href, badge }) => [href, badge])).toEqual([
    ['/m/home', undefined],
    ['/m/agentRegister', undefined],
    ['/m/member/notice?types=A', '2'],
  ]);
});

it('names no account to open while the flag is off, no count when nothing is unread, and no long one [T-029]', () => {
  expect(agentTabs({ REGCEN: false }, 0).map(({ key, badge }) => [key, badge])).toEqual([
    ['home', undefined],
    ['notices', undefined],
  ]);
  expect(agentTabs({}, 120).map(({ badge }) => badge)).toEqual([undefined, '99+']);
});

it('leads to dividends while their flag is on, for who has to do with them', () => {
  const keys = (flags: Record<string, boolean>, has: boolean) => agentTabs(flags, 0, has).map(({ key }) => key);
  expect(keys({ DIVIDEND3: true }, true)).toContain('dividend');
  expect(keys({ DIVIDEND3: true }, false)).not.toContain('dividend');
  expect(keys({ DIVIDEND3: false }, true)).not.toContain('dividend');
});
