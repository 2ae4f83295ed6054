import type { SealedColumn } from '../../platform/reseal.ts';
import { emailContext, mobileContext } from './details/contacts.ts';
import { contactsContext, payeeNameContext } from './details/details.ts';

/** All sealed columns of this room. */
export const SEALED: readonly SealedColumn[] = [
  { table: 'people_members', column: 'email_sealed', keys: ['id'], contextOf: (id) => emailContext(BigInt(id)) },
  { table: 'people_members', column: 'mobile_sealed', keys: ['id'], contextOf: (id) => mobileContext(BigInt(id)) },
  { table: 'people_members', column: 'contacts_sealed', keys: ['id'], contextOf: (id) => contactsContext(BigInt(id)) },
  {
    table: 'people_members',
    column: 'payee_name_sealed',
    keys: ['id'],
    contextOf: (id) => payeeNameContext(BigInt(id)),
  },
];
