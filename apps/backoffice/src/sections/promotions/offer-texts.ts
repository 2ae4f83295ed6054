import { counted, translated } from '../../shared/language.ts';

/** Texts between the fields of an offer, about its estimated cost, and about members it does not reach. */
export const offerTexts = translated('promotionsOffer', {
  addSegment: 'Add a segment',
  weight: 'Weight',
  wagering: 'Wagering',
  wageringHint: 'Turnover required before the money can be withdrawn.',
  who: 'Eligibility',
  whoBrings: 'For referrals, this applies to the members who refer. ',
  never:
    'Never offered to members who are on a break, excluded, at a limit, waiting for a higher ' +
    'limit, or contacted about their play.',
  words: 'Texts',
  cost: 'Cost',
  over: (days: number) => `Based on member activity in the last ${counted(days, 'day')}.`,
  expected: 'Total',
  mostForOne: 'Maximum per member',
  leftOut: (who: string) => `Excluded for their protection: ${who}.`,
  noneExcluded: 'No members are excluded for their protection.',
  counted: (count: number, why: string) => `${count} ${why}`,
  bars: {
    away: 'on a break, excluded or without an open account',
    raise: 'waiting for a higher limit',
    limit: 'at a limit',
    risk: 'contacted about their play',
  },
  preview: 'Preview rewards',
  previewed: (members: number, sum: string, left: string) =>
    `${members === 1 ? '1 member gets' : `${members} members get`} ${sum} in total. Budget left: ${left}.`,
  person: (account: string, why: string) => `${account} (${why})`,
});
