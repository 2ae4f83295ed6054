import { translated } from '../../shared/language.ts';

/** Texts of one withdrawal and its decisions. */
export const caseTexts = translated('paymentsCase', {
  to: (label: string, holder: string) => `to ${label}, ${holder}`,
  asked: 'requested',
  fee: (fee: string) => `fee ${fee}`,
  evidence: 'Evidence',
  proof: 'Bank reference',
  proofHint: 'At least 10 characters. Include the proof of payment.',
  approve: (amount: string) => `Approve ${amount}`,
  askSecond: (amount: string) => `Request approval of ${amount}`,
  paid: (amount: string) => `Mark ${amount} as paid`,
  thisCase: 'This case',
  none: 'No other withdrawals so far.',
  holdText:
    'The withdrawal cannot be decided until the hold is removed. The money stays reserved, and the ' +
    'member can still cancel.',
  releaseText: 'The withdrawal can be decided again.',
  offHold: 'Taken off hold',
  money: 'Source of funds',
  sinceLast: 'Since the previous withdrawal, requested',
  sinceBegin: 'Since the account was opened',
  isPart: 'Latest 20,000 movements. Earlier money counts as opening balance.',
  noMoney: 'No incoming money.',
  hadThen: 'Available when requested',
  sources: {
    before: 'Opening balance',
    deposit: 'Other deposits and returns',
    play: 'Other play',
  } as Readonly<Record<string, string>>,
  named: {
    deposit: (depositMethod: string) => `Deposit by ${depositMethod}`,
  } as Readonly<Record<string, (name: string) => string>>,
  related: 'Shared with other members',
  noRelated: 'No other member used this account, device or address in the last 30 days.',
  nearness: { account: 'Same account', device: 'Same device', address: 'Same network address' },
  memberStates: { active: 'Active', disabled: 'Disabled', closed: 'Closed' },
});
