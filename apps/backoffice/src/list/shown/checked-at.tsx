import { formatMinute, formatTime } from '../../shared/format.ts';
import { listTexts } from '../texts.ts';

/**
 * Time of the last successful answer, milliseconds since 1970, in an empty state. It changes in place with each answer
 * and is not announced, because lists that refetch by themselves would interrupt a screen reader.
 */
export function CheckedAt({ at }: { at: number }) {
  return (
    <p className="muted">
      <small title={formatTime(at)}>{listTexts.checkedAt(formatMinute(at))}</small>
    </p>
  );
}
