import type { words } from '../../../sections/identity/section.tsx';

export const identitySection: typeof words = {
  member: 'Miembro',
  newMembers: 'Miembros nuevos',
  disabled: 'Inhabilitados',
  logins: 'Proveedores de inicio de sesión',
  login: 'Proveedor de inicio de sesión',
  totp: 'Retirada de un autenticador',
};
