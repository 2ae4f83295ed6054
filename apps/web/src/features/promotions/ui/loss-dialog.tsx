import { Button, Dialog } from '@fairlot/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';

interface LossDialogProps {
  title: string;
  /** Label of the confirming button. */
  act: string;
  open: boolean;
  isBusy: boolean;
  onClose: () => void;
  onAct: () => void;
  children: ReactNode;
}

/** States what will be lost before it is lost; neither button is emphasised. */
export function LossDialog({ title, act, open, isBusy, onClose, onAct, children }: LossDialogProps) {
  const t = useText();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      name={title}
      title={title}
      closeLabel={t('common.close')}
      footer={
        <div className="two-columns">
          <Button variant="neutral" size="large" onClick={onClose}>
            {t('common.cancel')}
          </Button>
          <Button variant="neutral" size="large" busy={isBusy} onClick={onAct}>
            {act}
          </Button>
        </div>
      }
    >
      {children}
    </Dialog>
  );
}
