/** Errors of this room that only operators receive. */
export const OPERATOR_ERROR_TEXTS = {
  'password.weak':
    'The password needs at least 10 characters, among them letters and digits, must be hard to guess, and ' +
    'must not hold your name',
  'totp.enrolled': 'An authenticator is already set up for this operator',
  'passkey.last': 'Set up another passkey or an authenticator first: a second factor is required',
  'version.conflict': 'Somebody else changed this meanwhile. Look at it again before you change it',
  'approval.own': 'Somebody else has to decide on your request',
  'approval.decided': 'This request was decided already or has expired',
  'role.changed': 'Somebody changed this role meanwhile; look at it again before you ask',
  'role.last': 'At least two operators have to be able to change roles and decide on requests',
  'emergency.open': 'Your emergency has begun already',
  'operator.exists': 'There is an operator of this name already',
  'operator.settled': 'This operator has chosen a password already, or is disabled',
  'alarms.full': 'There are as many rules as can be watched; end one first',
  'tokens.full': 'You have as many tokens as can be kept; revoke one first',
  'operator.own': 'Somebody else has to do this to your account',
  'task.changed': 'Somebody else took this or did it meanwhile; look again',
  'case.taken': 'A colleague works on this case; take it over to decide',
  'case.on.hold': 'This case is on hold; release it before you decide',
  'case.not.on.hold': 'This case is not on hold',
  'views.full': 'You have as many views of this list as can be kept; remove one first',
  'row.unchanged': 'It is so already',
  'exports.full': 'Three of your exports are being written; wait for one or cancel it',
  'setup.token': 'This set-up address is not valid. Use the one that the server printed last',
  'setup.incomplete': 'Steps of the set-up are missing; the set-up page names them',
  'setup.second': 'Only the second operator can be added alone; a further one takes two operators',
} as const;
