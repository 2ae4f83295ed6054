import { cx, Icon } from '@fairlot/ui';

/** The mark of a part that opens below its heading. */
export function TurnMark({ isOpen }: { isOpen: boolean }) {
  return (
    <span className={cx('turn faint', isOpen && 'on')}>
      <Icon name="down" size="small" />
    </span>
  );
}
