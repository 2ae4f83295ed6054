import { translated } from '../../../shared/language.ts';

/** Texts of alarms and of their rules. */
export const alarmTexts = translated('backofficeAlarm', {
  rules: 'Rules',
  kinds: {
    vendorErrors: 'Failed calls of a vendor',
    vendorSilence: 'Launches and wallet calls without a response from the vendor',
    lateWins: 'Late win awaiting approval',
    paymentErrors: 'Failed orders of a payment provider',
    feedErrors: 'Failing result feed',
    'personal-data': 'Personal data of many members viewed within an hour',
    bigWin: 'Big win',
    largeDeposit: 'Large deposit',
    drawLoss: 'Loss on a draw',
    harmSign: 'Sign of harm for a member',
    sanctionsMatch: 'Verified member on a sanctions list',
  } as Readonly<Record<string, string>>,
  states: { open: 'Open', acknowledged: 'Acknowledged', ended: 'Ended' },
  object: 'Subject',
  ended: 'Ended',
  by: 'Acknowledged by',
  all: 'All',
  acknowledge: 'Acknowledge',
  acknowledgeText: 'No more notifications are sent while this alarm lasts. Your note is shown beside it.',
  add: 'New rule',
  addText:
    'New events raise an alarm here, by e-mail and through the webhook. Each subject has one alarm until it ends.',
  from: 'Threshold',
  fromHint: {
    money: 'Amount in the merchant’s currency.',
    percent: 'Percentage of calls in the last ten minutes, without decimals.',
    count: 'Number of open signs for the same member; 1 for the first.',
  },
  /** Hints of kinds that are counted differently from others with their unit. */
  fromHintOf: {
    paymentErrors:
      'Percentage of its deposits and withdrawals in the last hour, without decimals. Needs ten orders, and ' +
      'failures of at least three members.',
    sanctionsMatch:
      'Number of lists on which the name of a verified member appears. All are searched daily; 1 for the first.',
    feedErrors: 'Number of failures in a row. Each feed is queried at least once a minute.',
  } as Readonly<Record<string, string>>,
  wrong: {
    threshold: 'Enter a number above zero. Only amounts can have decimals. A percentage is at most 100.',
    webhook: 'Enter a public https address.',
  } as Readonly<Record<string, string>>,
  mails: 'E-mail addresses',
  mailsHint: 'One per line, ten at most. Optional.',
  webhook: 'Webhook',
  webhookHint: 'https address to notify. Optional.',
  save: 'Add rule',
  once:
    'The webhook’s secret is shown once. It signs each call in the header fairlot-signature: ' +
    't=time,v1=HMAC-SHA-256.',
  end: 'End the rule',
  endText: 'Once a second operator approves, the rule and its alarms end.',
  endAsked: 'The rule stays active until a second operator approves.',
  stops: 'Automatic stop',
  stopsNot: 'no',
  minutes: (minutes: number) => `after ${minutes} min`,
  stopsAfter: 'Stop the vendor after (minutes)',
  stopsHint:
    'The vendor then takes no stakes, opens no games and receives no money in its wallets until an ' +
    'operator resumes ' +
    'bets. Money can always be returned. Unsigned calls do not count. One operator is enough to resume. ' +
    'Leave empty to notify only.',
  recipients: 'Notifies',
  console: 'console',
  none: 'No rules yet',
  percent: (value: string) => `${value}%`,
});
