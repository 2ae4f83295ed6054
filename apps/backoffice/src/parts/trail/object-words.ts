import { common } from '../../shared/common-texts.ts';
import { formatCalendarDay } from '../../shared/format.ts';
import { translated } from '../../shared/language.ts';
import type { ValueWords } from '../../shared/section.ts';

/** Names of kinds of objects that no common label has. */
export const objectTexts = translated('trailObject', {
  'agency-transfers': 'Limits of transfers',
  agencyBill: 'Bill',
  agencyRun: 'Settlement',
  agencyTemplate: 'Contract template',
  alarmRule: 'Alarm rule',
  alert: 'Sign of harm',
  announcement: 'Announcement',
  answer: 'Saved reply',
  application: 'Application',
  approval: 'Request',
  banner: 'Banner',
  bonus: 'Bonus',
  bulk: 'Bulk action',
  calendar: 'Calendar',
  case: 'Feedback',
  category: 'Category of promotions',
  chat: 'Live chat',
  check: 'Identity check',
  console: 'Console',
  content: 'Content',
  deposit: 'Deposit',
  'deposit-method': 'Deposit method',
  'deposit-methods': 'Deposit methods',
  'deposit-terms': 'Deposit terms',
  document: 'Document',
  draw: 'Draw',
  export: 'Export',
  feed: 'Result source',
  file: 'File',
  freeRounds: 'Free rounds',
  handover: 'Handover',
  help: 'Help page',
  identity: 'Log-in provider',
  lateWin: 'Late win',
  levels: 'VIP levels',
  lottery: 'Lottery',
  'lottery-pools': 'Jackpots of',
  'lottery-tag': 'Group of lotteries',
  mailing: 'Message',
  mission: 'Mission',
  odds: 'Odds of',
  offer: 'Offer',
  original: 'In-house game',
  originals: 'In-house games',
  pack: 'Merchant pack',
  page: 'Page',
  payment: 'Payment',
  provider: 'Payment provider',
  report: 'Report',
  rules: 'Rules of',
  segment: 'Segment of members',
  setup: 'Set-up step',
  site: 'Site',
  sponsor: 'Sponsor',
  task: 'Task',
  token: 'API token',
  verification: 'Identity provider',
  win: 'Win',
  withdrawal: 'Withdrawal',
  'withdrawal-terms': 'Withdrawal terms',
});

/** Names of the kinds of objects in the audit trail. An object is its kind, or the kind, a colon and a key. */
export const objectWords: Readonly<Record<string, string>> = {
  ...objectTexts,
  game: common.game,
  member: common.member,
  operator: common.operator,
  payments: objectTexts.provider,
  role: common.role,
  vendor: common.vendor,
};

/** The kind of an object, with or without a title: "offer" of "offer:7" and of "Welcome (offer:7)". */
export function objectKind(object: string): string {
  return / \(([a-zA-Z-]+):[^()]*\)/.exec(object)?.[1] ?? object.split(':', 1)[0] ?? '';
}

/**
 * The name of an object with its key, such as "Withdrawal 8842". A title keeps its name: "demo01 (member:1)" is
 * "demo01". Objects of a kind without a name stay unchanged.
 * @param words texts of chosen values, of which `key` has those in keys
 */
export function objectText(object: string, words: ValueWords = {}): string {
  const [kind = '', ...key] = object.split(':');
  const name = objectWords[kind];
  const keyWords = words[kind]?.['key'] ?? {};
  if (name !== undefined && !/\s/.test(object))
    return [name, ...key.map((part) => keyWords[part] ?? formatCalendarDay(part))].join(' ');
  return object.replaceAll(/ \(([a-zA-Z-]+):[^()]*\)/g, (code, of: string) =>
    objectWords[of] === undefined ? code : '',
  );
}
