import { Dialog, type OverlayProps } from '@fairlot/ui';
import { useText } from '../i18n/use-text.ts';

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
