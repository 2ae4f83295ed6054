import { formatMinute, formatTime, formatUtc, timeZone } from '../shared/format.ts';

/** A time in the merchant's time zone; hovering shows seconds and the time in UTC. */
export function Time({ at, isPrecise = false }: { at: number; isPrecise?: boolean }) {
  return (
    <time dateTime={new Date(at).toISOString()} title={`${formatTime(at)} ${timeZone()} · ${formatUtc(at)}`}>
      {isPrecise ? formatTime(at) : formatMinute(at)}
    </time>
  );
}
