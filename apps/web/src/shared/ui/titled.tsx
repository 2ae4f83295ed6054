import { Dialog, type OverlayProps, Sheet } from '@fairlot/ui';
import { useText } from '../i18n/use-text.ts';

type TitledProps = Omit<OverlayProps, 'name' | 'title' | 'closeLabel'> & {
  title: string;
  /** Accessible name; the title by default. */
  name?: string;
};

/** A sheet with its title and a Close button in the language of the page. */
export function TitledSheet({ title, name = title, ...rest }: TitledProps & { tall?: boolean }) {
  const t = useText();
  return <Sheet {...rest} name={name} title={title} closeLabel={t('common.close')} />;
}

/** A dialog with its title and a Close button in the language of the page. */
export function TitledDialog({ title, name = title, ...rest }: TitledProps) {
  const t = useText();
  return <Dialog {...rest} name={name} title={title} closeLabel={t('common.close')} />;
}
