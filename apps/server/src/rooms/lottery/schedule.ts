/** When the issues of a fast game are sold and drawn. */
export interface Schedule {
  /** IANA zone in which a day of issues begins. */
  zone: string;
  intervalMs: number;
  /** Sale closes so long before the draw. */
  lockMs: number;
}

/** Times in epoch milliseconds. */
export interface Issue {
  /** YYYYMMDD of the day in the game's zone and four digits counted from 0001 at 00:00. */
  numero: string;
  openAt: number;
  lockAt: number;
  drawAt: number;
}

/**
 * The issue of the moment and those after it. Issue k of a day opens at 00:00 + (k - 1) intervals and is drawn one
 * interval later, so each opens at the draw of the one before. An issue whose sale is already over is left out.
 * @param atMs epoch milliseconds
 */
export function issuesFrom(schedule: Schedule, atMs: number, count: number): Issue[] {
  const issues: Issue[] = [];
  let at = atMs;
  while (issues.length < count) {
    const issue = issueAt(schedule, at);
    if (issue.lockAt > atMs) issues.push(issue);
    at = issue.drawAt;
  }
  return issues;
}

/** The issue with openAt <= atMs < drawAt. */
export function issueAt({ zone, intervalMs, lockMs }: Schedule, atMs: number): Issue {
  const { day, startMs } = dayOf(zone, atMs);
  const index = Math.floor((atMs - startMs) / intervalMs);
  const openAt = startMs + index * intervalMs;
  const drawAt = openAt + intervalMs;
  return { numero: `${day}${String(index + 1).padStart(4, '0')}`, openAt, lockAt: drawAt - lockMs, drawAt };
}

/** The local day as YYYYMMDD and the instant of its midnight. */
function dayOf(zone: string, atMs: number): { day: string; startMs: number } {
  const { year, month, day, hour, minute, second } = partsOf(zone, atMs);
  const sinceMidnightMs = ((hour * 60 + minute) * 60 + second) * 1000 + (((atMs % 1000) + 1000) % 1000);
  return { day: `${year}${pad(month)}${pad(day)}`, startMs: atMs - sinceMidnightMs };
}

interface LocalParts {
  year: number;
  month: number;
  day: number;
  hour: number;
  minute: number;
  second: number;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function partsOf(zone: string, atMs: number): LocalParts {
  let format = formats.get(zone);
  if (format === undefined) {
    format = new Intl.DateTimeFormat('en-US', {
      timeZone: zone, calendar: 'gregory', numberingSystem: 'latn', hourCycle: 'h23',
      year: 'numeric', month: 'numeric', day: 'numeric', hour: 'numeric', minute: 'numeric', second: 'numeric',
    });
    formats.set(zone, format);
  }
  const found = new Map(format.formatToParts(atMs).map(({ type, value }) => [type, Number(value)]));
  const part = (type: Intl.DateTimeFormatPartTypes) => found.get(type) ?? 0;
  return { year: part('year'), month: part('month'), day: part('day'), hour: part('hour'), minute: part('minute'), second: part('second') };
}

const pad = (value: number): string => String(value).padStart(2, '0');
