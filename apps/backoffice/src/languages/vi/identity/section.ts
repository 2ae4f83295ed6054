import type { words } from '../../../sections/identity/section.tsx';

export const identitySection: typeof words = {
  member: 'Một hội viên',
  newMembers: 'Hội viên mới',
  disabled: 'Bị khóa',
  logins: 'Nhà cung cấp đăng nhập',
  login: 'Nhà cung cấp đăng nhập',
  totp: 'Gỡ ứng dụng xác thực',
};
