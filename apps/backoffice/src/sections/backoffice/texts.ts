/** Texts of requests for approval. */
export const approvalTexts = {
  title: 'Approvals',
  show: 'Show',
  pending: 'Waiting',
  all: 'All',
  approve: 'Approve',
  reject: 'Reject',
  own: 'Your own request',
  approveText: 'It is carried out at once.',
  rejectText: 'It is not carried out.',
} as const;

/** Texts of the trail of changes. */
export const trailTexts = {
  title: 'Audit trail',
  operator: 'Operator',
  action: 'Action begins with',
  object: 'Object begins with',
  filter: 'Filter',
  at: 'Time',
  who: 'Who',
  what: 'Action',
  about: 'Object',
  before: 'Before',
  after: 'After',
  address: 'Address',
} as const;

export const accountTitle = 'My account';
