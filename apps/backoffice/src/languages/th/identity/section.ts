import type { words } from '../../../sections/identity/section.tsx';

export const identitySection: typeof words = {
  member: 'สมาชิก',
  newMembers: 'สมาชิกใหม่',
  disabled: 'ถูกระงับ',
  logins: 'ผู้ให้บริการเข้าสู่ระบบ',
  login: 'ผู้ให้บริการเข้าสู่ระบบ',
  totp: 'การนำแอปยืนยันตัวตนออก',
};
