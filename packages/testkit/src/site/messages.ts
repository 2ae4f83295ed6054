/** Contacts of members, and the messages that a sandbox received for them. */
export { giveContact } from '@fairlot/server/rooms/identity/contact.testing';
export { deliver, newestCode } from '@fairlot/server/rooms/identity/sandbox.testing';
