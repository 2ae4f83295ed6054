import { cx, Empty } from '@fairlot/ui';

/** The empty state of a list on its own card. */
export function EmptyCard({ title, hint, className }: { title: string; hint?: string; className?: string }) {
  return (
    <div className={cx('card mx', className)}>
      <Empty title={title} hint={hint} />
    </div>
  );
}
