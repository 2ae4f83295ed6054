import { Sheet } from '@fairlot/ui';
import type { ComponentProps } from 'react';
import { useText } from '../i18n/use-text.ts';

type SheetProps = ComponentProps<typeof Sheet>;

/** Props that the owner of any sheet passes. */
export type SheetControl = Pick<SheetProps, 'open' | 'onClose'>;

interface TitledSheetProps extends Omit<SheetProps, 'name' | 'closeLabel'> {
  title: string;
  /** Accessible name; the title by default. */
  name?: string;
}

/** A sheet with its title and Close in the head. */
export function TitledSheet({ title, name = title, ...rest }: TitledSheetProps) {
  const t = useText();
  return <Sheet {...rest} name={name} title={title} closeLabel={t('common.close')} />;
}
