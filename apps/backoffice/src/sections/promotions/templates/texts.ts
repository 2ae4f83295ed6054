import { counted, translated } from '../../../shared/language.ts';

/** Names of templates of offers, and of their forecast. */
export const templateWords = translated('promotionsTemplate', {
  start: 'Start from a template',
  task: (name: string) => `Run a promotion: ${name}`,
  names: {
    firstDeposit: 'First deposit',
    reload: 'Weekly deposit',
    cashback: 'Cashback on losses',
    freeBet: 'Free lottery ticket',
    freeRounds: 'Free rounds',
    redPacket: 'Red packet',
  },
  filled: (count: string, days: string, middle: string) =>
    `Filled from ${counted(count, 'deposit')} of the last ${counted(days, 'day')}. ` +
    `Half of them were ${middle} or less.`,
  empty: 'No deposits yet, so the amounts are empty. Enter them.',
  replaces: 'A template replaces what you entered.',
  expected: 'Expected',
  range: 'Eight of ten cases',
  forecast: (days: string) => `Forecast for ${counted(days, 'day')}`,
  day: (day: number) => `Day ${day}`,
  atBudget: 'Budget reached',
  onDay: (day: number) => `on day ${day}`,
  notReached: 'not expected',
  useBudget: (amount: string) => `Use ${amount} as the budget`,
  noCourse: 'Members ask for it whenever they like, so there is no course over time: this is the cost if all ask once.',
});

/** Texts for members that a template writes, in the languages of the console. */
export const templateTexts = {
  EN: {
    firstDeposit: { title: 'A bonus on your first deposit', text: 'Deposit for the first time and we add a bonus.' },
    reload: { title: 'A bonus every week', text: 'Your first deposit of each week comes with a bonus.' },
    cashback: { title: 'Weekly cashback', text: 'Get a part of what you lost in a week back as real money.' },
    freeBet: { title: 'A free lottery ticket', text: 'Collect a free bet every week and choose your numbers.' },
    freeRounds: { title: 'Free rounds', text: 'Collect free rounds every week and keep what you win.' },
    redPacket: { title: 'Red packet', text: 'Open a red packet before the last share is gone.' },
  },
  VI: {
    firstDeposit: { title: 'Thưởng lần nạp đầu', text: 'Nạp lần đầu và nhận thêm tiền thưởng.' },
    reload: { title: 'Thưởng nạp mỗi tuần', text: 'Lần nạp đầu tiên của mỗi tuần được thêm tiền thưởng.' },
    cashback: { title: 'Hoàn tiền mỗi tuần', text: 'Nhận lại một phần số tiền thua trong tuần bằng tiền thật.' },
    freeBet: { title: 'Vé số miễn phí', text: 'Mỗi tuần nhận một cược miễn phí và tự chọn số.' },
    freeRounds: {
      title: 'Vòng quay miễn phí',
      text: 'Mỗi tuần nhận vòng quay miễn phí, thắng bao nhiêu giữ bấy nhiêu.',
    },
    redPacket: { title: 'Lì xì', text: 'Mở lì xì trước khi hết phần.' },
  },
} as const;
