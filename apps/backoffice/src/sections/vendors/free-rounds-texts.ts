import { counted, translated } from '../../shared/language.ts';

/** Texts of the page about free rounds. */
export const freeRoundsTexts = translated('vendorsFreeRounds', {
  membersHint: 'By name or number; several numbers can be pasted. At most 500',
  rounds: 'Rounds',
  value: 'Stake per round',
  days: 'Days',
  cost: (rounds: number, members: number) => `${counted(rounds, 'round')} for each of ${counted(members, 'member')}`,
  wrongMembers: 'At most 500 members',
  unknownMember: (member: string) => `No member has the number ${member}.`,
  wrongGame: {
    unknown: 'This vendor has no game with this code.',
    'no free rounds': 'This game, or its vendor, has no free rounds.',
  } as Readonly<Record<string, string>>,
  cancelText: (game: string, member: string) =>
    `Unplayed rounds of member ${member} in ${game} are revoked. Winnings stay.`,
  createdAt: 'Given',
  played: 'Played',
  won: 'Won',
  wins: 'Winnings paid as',
  winKinds: { money: 'Real money immediately', bonus: 'Bonus money with wagering, after the last round' },
  timesHint: 'Required turnover as a multiple of the winnings, within 30 days. The market sets the maximum.',
  realMoney: 'real money',
  bonusMoney: (times: number) => `bonus money, ${times} ×`,
  all: 'All',
  states: {
    waiting: 'Being sent',
    granted: 'Playable',
    finished: 'Played',
    expired: 'Expired',
    refused: 'Rejected by the vendor',
    cancelling: 'Being revoked',
    cancelled: 'Revoked',
  },
});
