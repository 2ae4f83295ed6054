/** Dialogs that lead to one another. */
export type AuthDialog = 'login' | 'register' | 'forgot';

/** What the host of the dialogs gives to log in, register and forgot password. */
export interface AuthDialogProps {
  open: boolean;
  onClose: () => void;
  /** The member is logged in; `next` is the page to go on to, when the dialog knows better than its host. */
  onDone: (next?: string) => void;
  onSwitch: (other: AuthDialog) => void;
  /** On an address of its own the dialog stands for a page, which has a way back. */
  back?: { label: string; onBack: () => void } | undefined;
  /** Page to go on to after a log-in that leaves the app for a provider. */
  next?: string | undefined;
}
