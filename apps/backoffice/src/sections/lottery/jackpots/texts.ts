import { translated } from '../../../shared/language.ts';

const ENGLISH = {
  none: 'No lottery has a jackpot. Lotteries of the families Lotto 6/45, 6/55 and 5/35 have one.',
  pools: 'Pools',
  jackpot: 'Jackpot',
  jackpotHint: 'with the tickets sold so far',
  share: 'Share of the stake (%)',
  guarantee: 'Guarantee',
  balance: 'Balance',
  paid: 'Paid to winners',
  guaranteed: (amount: string) => `guaranteed ${amount}`,
  paidTo: (winners: number, amount: string) => `${amount} to ${winners} winning combinations`,
  change: 'Change the pools',
  hint: 'Draws that are already on sale keep their share. A higher guarantee is added when the next sale opens.',
  shareOf: (level: string) => `Share of ${level} (%)`,
  guaranteeOf: (level: string, currency: string) => `Guarantee of ${level} (${currency})`,
  request: 'Request change',
  requestText: 'A second operator has to approve. The exact return stays between the floor and 100%.',
  requested: 'Requested. A second operator has to approve.',
  moves: 'History',
  noMoves: 'No money has moved yet. The guarantee is added when the sale of the next draw opens.',
  level: 'Pool',
  draw: 'Draw',
  kind: 'Movement',
  after: 'Balance after',
  kinds: {
    guarantee: 'Guarantee from the house',
    contribution: 'Share of the stakes',
    refill: 'Refill after a win',
    won: 'Paid to winners',
    returned: 'Returned by a correction',
    'refill-returned': 'Refill returned to the house',
  } as Readonly<Record<string, string>>,
  newer: 'Newer',
  older: 'Older',
};

/** Texts of the page of jackpots. */
export const jackpotTexts = translated('lotteryJackpot', ENGLISH);
