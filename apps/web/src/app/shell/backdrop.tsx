import { Mark } from '@fairlot/ui';

/** Decoration behind the column on wide screens. */
export function Backdrop() {
  return <Mark className="back-mark" flat />;
}
