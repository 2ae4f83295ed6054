/** Operators, members and vendors of a whole site, for tests outside the rooms. */
export { codeOf, logIn as logInOperator } from '@fairlot/server/rooms/backoffice/backoffice.testing';
export { callSealed, register } from '@fairlot/server/rooms/identity/client.testing';
export { OPERATOR_KEYS, VENDOR_KEYS, vendorsAt } from '@fairlot/server/rooms/vendors/vendors.testing';
export { sendPassport } from '@fairlot/server/rooms/verification/documents.testing';
