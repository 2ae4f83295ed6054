import { useId } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { Button } from './button.tsx';
import { Dialog } from './overlay.tsx';

interface AlertDialogProps {
  open: boolean;
  onClose: () => void;
  title: string;
  closeLabel: string;
  /** Label of the button. */
  action: string;
  /** Further text below the title. */
  children?: ReactNode;
}

/** One message in the centre, announced immediately, with one button. */
export function AlertDialog({ title, action, onClose, children, ...rest }: AlertDialogProps): ReactElement {
  const id = useId();
  return (
    <Dialog
      {...rest}
      role="alertdialog"
      describedBy={children === undefined ? undefined : id}
      name={title}
      title={title}
      onClose={onClose}
      footer={
        <Button variant="fill" wide onClick={onClose}>
          {action}
        </Button>
      }
    >
      {children !== undefined && <div id={id}>{children}</div>}
    </Dialog>
  );
}
