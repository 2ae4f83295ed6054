import { expect, it } from 'vitest';
import { agentTabs } from './footer.ts';

it('has home, opening accounts while its flag is on, and notices with a count [T-011] [T-012] [T-014]', () => {
  expect(agentTabs({ REGCEN: true }, 2).map(({ href, badge }) => [href, badge])).toEqual([
    ['/m/home', undefined],
    ['/m/agentRegister', undefined],
    ['/m/member/notice?types=A', '2'],
  ]);
});

it('omits opening accounts while the flag is off, hides a count of zero, and shortens a large count [T-029]', () => {
  expect(agentTabs({ REGCEN: false }, 0).map(({ key, badge }) => [key, badge])).toEqual([
    ['home', undefined],
    ['notices', undefined],
  ]);
  expect(agentTabs({}, 120).map(({ badge }) => badge)).toEqual([undefined, '99+']);
});

it('has dividends for an agent with dividends while their flag is on', () => {
  const keys = (flags: Record<string, boolean>, has: boolean) => agentTabs(flags, 0, has).map(({ key }) => key);
  expect(keys({ DIVIDEND3: true }, true)).toContain('dividend');
  expect(keys({ DIVIDEND3: true }, false)).not.toContain('dividend');
  expect(keys({ DIVIDEND3: false }, true)).not.toContain('dividend');
});
