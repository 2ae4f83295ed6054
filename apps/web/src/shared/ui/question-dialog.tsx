import { Button, type ButtonProps, Dialog, type OverlayProps } from '@fairlot/ui';
import type { ReactElement, ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';

interface Answer extends Pick<ButtonProps, 'variant' | 'busy'> {
  label: string;
  onChoose: () => void;
}

interface QuestionDialogProps {
  title: string;
  open?: boolean;
  size?: ButtonProps['size'];
  /** The answer beside the main one; Cancel by default. */
  other?: Answer;
  answer: Answer;
  onClose: () => void;
  children: ReactNode;
}

/** A question with two answers side by side. */
export function QuestionDialog({
  title,
  open = true,
  size,
  other,
  answer,
  onClose,
  children,
}: QuestionDialogProps): ReactElement {
  const t = useText();
  const { label, onChoose, busy } = other ?? { label: t('common.cancel'), onChoose: onClose };
  return (
    <TitledDialog
      open={open}
      onClose={onClose}
      title={title}
      footer={
        <div className="two-columns">
          <Button variant="neutral" size={size} busy={busy} onClick={onChoose}>
            {label}
          </Button>
          <Button variant={answer.variant ?? 'fill'} size={size} busy={answer.busy} onClick={answer.onChoose}>
            {answer.label}
          </Button>
        </div>
      }
    >
      {children}
    </TitledDialog>
  );
}

interface TitledDialogProps extends Omit<OverlayProps, 'name' | 'closeLabel'> {
  title: string;
  /** Accessible name; the title by default. */
  name?: string;
}

/** A dialog with its title and Close in the head. */
export function TitledDialog({ title, name = title, ...rest }: TitledDialogProps) {
  const t = useText();
  return <Dialog {...rest} name={name} title={title} closeLabel={t('common.close')} />;
}
