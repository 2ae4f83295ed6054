import { translated } from '../../../shared/language.ts';

export const todayTexts = translated('backofficeToday', {
  waiting: 'Waiting for a decision',
  summary: (open: number, late: number) => `${open} open, ${late} overdue`,
  early: 'first half of the time',
  halfway: 'second half',
  late: 'overdue',
  ages: (early: number, halfway: number, late: number) =>
    `${early} in the first half of the promised time, ${halfway} in the second half, ${late} overdue`,
  oldest: (age: string) => `Oldest ${age}`,
  promise: (time: string) => `target ${time}`,
  free: 'not taken',
  next: 'Next case',
  all: (count: string) => `All ${count}`,
  nothing: 'Nothing is waiting for you.',
  nothingWhy:
    'Withdrawals, documents, signs of harm, alarms, chats and approvals of your role appear here, urgent ones first.',
  minutes: (count: number) => `${count} min`,
  hours: (hours: number, minutes: number) => (minutes === 0 ? `${hours} h` : `${hours} h ${minutes} min`),
  days: (days: number, hours: number) => (hours === 0 ? `${days} d` : `${days} d ${hours} h`),
  risk: 'Money at risk',
  riskNote: 'share of the limit',
  riskKinds: { draw: 'Draw', round: 'Open round', vendorRound: 'Open vendor round' } as Readonly<
    Record<string, string>
  >,
  noRisk: 'No open draw or round has real-money stakes.',
  noRiskWhy: 'The next draws with tickets and the largest open rounds appear here with their possible cost.',
  below: (time: string, amount: string) => `${time} was below zero: ${amount}`,
  wholeBelow: (amount: string) => `The net revenue of the period is below zero: ${amount}`,
  above: 'Net revenue was never below zero in this period.',
  why: 'Why',
  reasons: 'Causes of the net revenue',
  reasonKinds: {
    win: 'Largest wins',
    game: 'Games that paid more than was staked',
    gift: 'Largest bonuses and rewards',
  } as Readonly<Record<string, string>>,
  noReasons: 'No large wins, losing games, bonuses or rewards in this period.',
  lastOf: (count: number) => (count === 1 ? '1 event' : `the last ${count}`),
  lastTitle: (title: string) => `last: ${title}`,
  live: 'Live',
  failed: 'Tasks and risks could not be loaded',
  lastHour: 'last hour',
  healthNames: {
    draws: 'Draws and results',
    identity: 'Identity checks',
    register: 'Self-exclusion register',
    sanctions: 'Sanctions lists',
    'http-sms': 'Text messages',
    smtp: 'Mail',
  } as Readonly<Record<string, string>>,
  deposits: (name: string) => `${name}: deposits`,
  payouts: (name: string) => `${name}: payouts`,
  feed: (name: string) => `Results from ${name}`,
  onTime: 'on time',
  lateBy: (time: string) => `late by ${time}`,
  marks: (slow: number, down: number) =>
    slow + down === 0
      ? 'no problems in the last hour'
      : `in the last hour, of twelve five-minute intervals: ${slow} degraded, ${down} without response`,
  ofTarget: (share: string, target: string) => `${share}% of the target ${target}`,
  goals: 'Targets and times',
  saveGoals: 'Save targets and times',
  targets: 'Daily target',
  targetsText: 'Longer periods multiply the target by their days. Leave empty for no target.',
  goalRefused: 'Enter an amount or number above zero, or leave it empty.',
  promises: 'Promised time of a queue, in minutes',
  promisesText: 'Rows that wait longer are late: their queue comes first and is red.',
  usual: (time: string) => `Usually ${time}.`,
});

/** A length of time in its two largest units. */
export function spanWords(ms: number): string {
  const minutes = Math.max(0, Math.floor(ms / 60_000));
  if (minutes < 60) return todayTexts.minutes(minutes);
  const hours = Math.floor(minutes / 60);
  return hours < 24 ? todayTexts.hours(hours, minutes % 60) : todayTexts.days(Math.floor(hours / 24), hours % 24);
}
