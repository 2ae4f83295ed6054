import type { I18n } from '@lingui/core';
import { loadGroups } from '../../shared/i18n/catalogues.ts';
import type { DialogName } from '../page-route.ts';
import { lazyDialog } from './lazy-dialog.tsx';

export type AnyDialog = DialogName | 'password' | 'expired';

/** Loaded on first use. A prepared dialog renders synchronously, on the server too. */
export const LoginDialog = lazyDialog(() => import('../../features/identity/dialogs/ui/login-dialog.tsx'));
export const RegisterDialog = lazyDialog(() => import('../../features/identity/dialogs/ui/register-dialog.tsx'));
export const ForgotDialog = lazyDialog(() => import('../../features/identity/dialogs/ui/forgot-dialog.tsx'));
export const ChangeDialog = lazyDialog(() => import('../../features/identity/dialogs/ui/change-dialog.tsx'));
export const ExpiredDialog = lazyDialog(() => import('../../features/identity/dialogs/ui/expired-dialog.tsx'));
export const PasswordDialog = lazyDialog(() => import('../../features/identity/dialogs/ui/password-dialog.tsx'));

const DIALOGS = {
  login: LoginDialog,
  register: RegisterDialog,
  forgot: ForgotDialog,
  change: ChangeDialog,
  expired: ExpiredDialog,
  password: PasswordDialog,
};

/** Fetches a dialog's code and texts. */
export async function prepareDialog(i18n: I18n, name: AnyDialog): Promise<void> {
  await Promise.all([loadGroups(i18n, ['auth']), DIALOGS[name].prepare()]);
}
