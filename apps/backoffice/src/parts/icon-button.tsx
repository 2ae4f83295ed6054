import { IconButton as PlainIconButton, type IconButtonProps } from '@fairlot/ui';
import { texts } from '../shared/texts.ts';

/** A button with an icon; its name is also shown on hover. */
export function IconButton(props: IconButtonProps) {
  return <PlainIconButton title={props.label} {...props} />;
}

/** Closes the panel beside or over a list. */
export function CloseButton({
  label = texts.close,
  ...props
}: Pick<IconButtonProps, 'className' | 'onClick'> & { label?: string }) {
  return <IconButton icon="close" label={label} {...props} />;
}
