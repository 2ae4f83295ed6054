import { localTime } from '../../../platform/zone.ts';

/** Local time in a zone, such as "2026-11-20 09:05". */
export function localText(at: Date, zone: string): string {
  const { year, month, day, hour, minute } = localTime(zone, at.getTime());
  const two = (part: number) => String(part).padStart(2, '0');
  return `${year}-${two(month)}-${two(day)} ${two(hour)}:${two(minute)}`;
}
