import { translated } from '../../shared/language.ts';

/** Texts of requests for approval. */
export const approvalTexts = translated('backofficeApproval', {
  decided: 'Decided',
  pending: 'Pending',
  all: 'All',
  approve: 'Approve',
  own: 'Your own request',
  ownTitle: 'You cannot decide on your own request',
  ownText: 'A colleague with the permission has to decide.',
  requestedAt: 'Requested',
  result: (label: string, state: string) => `${label}: ${state}`,
  approveText: 'It takes effect immediately.',
  rejectText: 'It does not take effect.',
  withdraw: 'Withdraw the request',
  withdrawText: 'It ends now and does not take effect. You can send a new one.',
  withdrawn: 'Request withdrawn',
  changes: 'Changes',
  once:
    'It is executed once, with exactly these values. If the record has changed since, the request ' +
    'fails; send a new one.',
});

/** Texts of the audit trail. */
export const trailTexts = translated('backofficeTrail', {
  object: 'Object begins with',
  all: 'All',
  money: 'Balances',
  exports: 'Exports',
  what: 'Action',
  about: 'Object',
  token: 'API token',
});

/** Texts of the operator's own exports. */
export const exportTexts = translated('backofficeExport', {
  list: 'List',
  created: 'Requested',
  finished: 'Ended',
  all: 'Last 24 hours',
  states: {
    waiting: 'Queued',
    running: 'In progress',
    done: 'Ready',
    failed: 'Failed',
    cancelled: 'Cancelled',
  },
});

/** Texts of emergencies. */
export const emergencyTexts = translated('backofficeEmergency', {
  title: 'Emergency access',
  text:
    'For half an hour you have every permission except those that pay members, change operators or roles, or ' +
    'decide on requests. Every operator is notified.',
  begin: 'Start emergency access',
  beginText: 'Your name and reason are shown to every operator and recorded in the audit trail.',
  end: 'End emergency access',
  endText: 'You have the permissions of your role again.',
  until: (time: string) => `Your emergency access lasts until ${time}.`,
});
