/** Errors of this room that only operators receive. */
export const OPERATOR_ERROR_TEXTS = {
  'password.weak':
    'The password needs at least 10 characters, among them letters and digits, must be hard to guess, and ' +
    'must not contain your name',
  'totp.enrolled': 'An authenticator is already set up for this operator',
  'passkey.last': 'Set up another passkey or an authenticator first: a second factor is required',
  'version.conflict': 'Another operator has changed this. Check the new values before you change it',
  'approval.own': 'Another operator has to decide on your request',
  'approval.decided': 'This request has already been decided or has expired',
  'approval.pending': 'This was already requested and waits for a second operator',
  'role.last': 'At least two operators must be able to change roles and decide on requests',
  'emergency.open': 'Your emergency access is already active',
  'operator.exists': 'An operator with this name already exists',
  'operator.settled': 'This operator has already chosen a password, or is disabled',
  'alarms.full': 'The maximum number of rules is reached. End a rule first',
  'tokens.full': 'You have the maximum number of tokens. Revoke one first',
  'operator.own': 'Another operator has to make this change to your account',
  'task.changed': 'Another operator has already taken or finished this. Refresh the list',
  'case.taken': 'A colleague is working on this case. Take it over to decide',
  'case.on.hold': 'This case is on hold. Release it before you decide',
  'case.not.on.hold': 'This case is not on hold',
  'views.full': 'You have the maximum number of views for this list. Remove one first',
  'row.unchanged': 'No change needed',
  'exports.full': 'Three of your exports are still running. Wait for one or cancel it',
  'setup.token': 'This set-up address is not valid. Use the latest one that the server printed',
  'setup.incomplete': 'Some set-up steps are missing. The set-up page lists them',
  'setup.second': 'Only the second operator can be added by one person. Adding more needs two operators',
} as const;
