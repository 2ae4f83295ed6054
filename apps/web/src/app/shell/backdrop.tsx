import { Mark } from '@fairlot/ui';

/** Behind the column on wide screens. */
export function Backdrop() {
  return <Mark className="back-mark" flat />;
}
