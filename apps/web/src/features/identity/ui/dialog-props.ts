/** What the host of the dialogs gives to log in and register. */
export interface AuthDialogProps {
  open: boolean;
  onClose: () => void;
  /** The member is logged in. */
  onDone: () => void;
  onSwitch: (other: 'login' | 'register') => void;
}
