/** Errors of this room that only operators receive. */
export const OPERATOR_ERROR_TEXTS = {
  'password.weak':
    'The password needs at least 10 characters, among them letters and digits, must be hard to guess, and ' +
    'must not hold your name',
  'totp.enrolled': 'An authenticator is already set up for this operator',
  'passkey.last': 'Set up another passkey or an authenticator first: a second factor is required',
  'version.conflict': 'Another operator has changed this. Reload it before you make your change',
  'approval.own': 'You cannot decide on your own request. Another operator has to',
  'approval.decided': 'This request has already been decided or has expired',
  'role.changed': 'Another operator has changed this role. Reload it before you send your request',
  'role.last': 'At least two operators must be able to change roles and decide on requests',
  'emergency.open': 'Your emergency access has already begun',
  'operator.exists': 'An operator with this name already exists',
  'operator.settled': 'This operator has already chosen a password, or is disabled',
  'alarms.full': 'The maximum number of rules is reached. End one first',
  'tokens.full': 'You have the maximum number of tokens. Revoke one first',
  'operator.own': 'You cannot do this to your own account. Another operator has to',
  'task.changed': 'Another operator has taken or finished this task. Reload to see its state',
  'views.full': 'You have the maximum number of views of this list. Remove one first',
  'row.unchanged': 'Nothing to change: this is already its state',
  'exports.full': 'Three of your exports are being written. Wait for one to finish or cancel one',
  'setup.token': 'This set-up address is not valid. Use the latest one that the server printed',
  'setup.incomplete': 'Some steps of the set-up are not finished. The set-up page lists them',
  'setup.second': 'You can add the second operator alone. Every further operator takes two operators',
} as const;
