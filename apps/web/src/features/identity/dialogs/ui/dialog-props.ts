/** Dialogs that link to one another. */
export type AuthDialog = 'login' | 'register' | 'forgot';

/** Props that the dialogs' host passes to log in, register and forgot password. */
export interface AuthDialogProps {
  open: boolean;
  onClose: () => void;
  /** Called when the member is logged in; `next` is the page to continue to, if the dialog overrides the host's. */
  onDone: (next?: string) => void;
  onSwitch: (other: AuthDialog) => void;
  /** Set when the dialog has its own address: it then needs a Back button. */
  back?: { label: string; onBack: () => void } | undefined;
  /** Page to continue to after a log-in that leaves the app for a provider. */
  next?: string | undefined;
}
