import { vnPlays } from '@fairlot/lottery-maths';
import { expect, it } from 'vitest';
import texts from '../../../../../locales/EN/lottery.json' with { type: 'json' };

const ruleOf = (code: string): string | undefined => (texts as Record<string, string>)[`lottery.rule.${code}`];

it.each(['north', 'south'] as const)(
  'states that a play of the %s that looks at several prizes pays each hit',
  (region) => {
    const plays = vnPlays(region).filter(({ rule, units }) => ['tail', 'head'].includes(rule.kind) && units > 1);
    expect(plays.map(({ code }) => code)).toContain('cang3dd');
    for (const { code } of plays)
      expect([code, ruleOf(code)]).toEqual([code, expect.stringMatching(/^Wins each time/)]);
  },
);
