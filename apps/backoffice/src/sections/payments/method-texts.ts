import { translated } from '../../shared/language.ts';

/** Texts about deposit methods. */
export const methodTexts = translated('paymentsMethod', {
  none: 'No payment method is available in this currency.',
  intro:
    'Members see methods that are open and have a provider. Closing, opening and stricter limits take effect ' +
    'immediately. A higher maximum, a lower minimum or a higher fee needs a second operator.',
  depositMethod: 'Payment method',
  unserved: 'No provider',
  whose: 'Applies to',
  everybody: 'All levels',
  from: (level: number) => `Level ${level} and above`,
  open: 'Open',
  closed: 'Closed',
  least: 'Minimum deposit',
  most: 'Maximum deposit',
  fee: 'Fee, deducted from the deposit',
  range: 'Limits per deposit',
  shortMinutes: 'Expiry (minutes)',
  suggested: 'Suggested amounts',
  suggestedHint: 'Up to eight, separated by spaces',
  minutes: 'Order expires after (minutes)',
  isOpen: 'Members can use this method',
  change: 'Change',
  reopen: 'Open',
  closeText:
    'Members no longer see this method. Levels with their own terms are closed separately. ' +
    'Open orders can still be paid.',
  reopenText: 'Members see this method again, with the terms shown here.',
  add: 'Terms of a level',
  level: 'Starting level',
  levelHint: 'The terms, and whether the method is open, apply up to the next level with its own terms.',
  taken: 'This level already has terms. Change them instead.',
  removeText: 'Members of this level then get the terms of the next lower level.',
  up: 'Move up',
  upText: 'Members see this method one position earlier.',
  names: 'Names',
  name: 'Name shown to members',
  new: 'Add a deposit method',
  newHint: 'The method is added at the end of the list once a second operator approves.',
  via: 'Provider service',
  kinds: {
    redirect: 'the provider’s page',
    qr: 'QR code',
    transfer: 'bank transfer',
    address: 'blockchain address',
  },
  done: 'Saved. The change is effective immediately.',
  asked: 'A second operator has to approve the change before it takes effect.',
});
