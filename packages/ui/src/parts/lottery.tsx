import { Fragment, type ReactElement } from 'react';
import { cx } from './class-names.ts';

/** The last six seconds before sale closes count as near (specification, section 9). */
const NEAR_MS = 6000;

type BallTone = 'white' | 'green' | 'red' | 'yellow' | 'blue';
const TONE_CLASS: Record<BallTone, string | undefined> = {
  white: undefined,
  green: 'ball--green',
  red: 'ball--red',
  yellow: 'ball--yellow',
  blue: 'ball--blue',
};

interface BallProps {
  number: string;
  tone?: BallTone | undefined;
  /** xs 24 px, s 28 px, l 44 px; 36 px by default. */
  size?: 'tiny' | 'small' | 'large' | undefined;
  state?: 'hit' | 'miss' | undefined;
}

export function Ball({ number, tone = 'white', size, state }: BallProps): ReactElement {
  return <span className={cx('ball', TONE_CLASS[tone], size && `ball--${size}`, state)}>{number}</span>;
}

/** A row of balls, always left to right. */
export function Balls({ numbers, ...look }: { numbers: readonly string[] } & Omit<BallProps, 'number'>): ReactElement {
  return (
    <span className="balls">
      {numbers.map((number, i) => (
        // The position identifies a ball: the same number may occur twice.
        <Ball key={i} number={number} {...look} />
      ))}
    </span>
  );
}

interface CountdownProps {
  /** Remaining time in milliseconds by the server's clock; null when not on sale. */
  remainingMs: number | null;
  /** Accessible name, such as "Closes in". */
  label?: string | undefined;
  /** Announced once by screen readers when the time is near. */
  nearText?: string | undefined;
  /** Minutes and seconds only, while less than an hour remains. */
  isShort?: boolean | undefined;
  /** BCP 47 tag of the language in which days are written. */
  tag?: string | undefined;
}

/** hh:mm:ss cells, always left to right, or days and hours from one day up. Draws the given time and keeps no clock. */
export function Countdown({ remainingMs, label, nearText, isShort, tag }: CountdownProps): ReactElement {
  const isOff = remainingMs === null;
  const isNear = isNearClosing(remainingMs);
  const all = formatTimeLeft(remainingMs, tag).split(':');
  const cells = isShort === true && all[0] === '00' ? all.slice(1) : all;
  return (
    <>
      <span
        className="countdown numeric"
        role="timer"
        aria-label={label}
        data-near={isNear || undefined}
        data-off={isOff || undefined}
      >
        {cells.map((cell, i) => (
          <Fragment key={i}>
            {i > 0 && <i>:</i>}
            <b>{cell}</b>
          </Fragment>
        ))}
      </span>
      {nearText !== undefined && (
        <span className="visually-hidden" role="status">
          {isNear ? nearText : ''}
        </span>
      )}
    </>
  );
}

export function isNearClosing(remainingMs: number | null): boolean {
  return remainingMs !== null && remainingMs > 0 && remainingMs < NEAR_MS;
}

const HOUR_MS = 3_600_000;

/** Remaining time as text: days and hours from one day up, such as `5d 12h`, otherwise `hh:mm:ss`. */
export function formatTimeLeft(remainingMs: number | null, tag?: string): string {
  const hours = Math.floor((remainingMs ?? 0) / HOUR_MS);
  if (hours < 24) return formatCountdown(remainingMs);
  // The narrow units of Japanese are Latin letters.
  const unitDisplay = tag === 'ja' ? 'short' : 'narrow';
  const inUnit = (count: number, unit: string) =>
    new Intl.NumberFormat(tag, { style: 'unit', unit, unitDisplay, numberingSystem: 'latn' }).format(count);
  return `${inUnit(Math.floor(hours / 24), 'day')} ${inUnit(hours % 24, 'hour')}`;
}

/** `hh:mm:ss` in whole remaining seconds, or dashes when not on sale. */
function formatCountdown(remainingMs: number | null): string {
  if (remainingMs === null) return '--:--:--';
  const total = Math.max(0, Math.floor(remainingMs / 1000));
  return [Math.floor(total / 3600), Math.floor(total / 60) % 60, total % 60]
    .map((n) => String(n).padStart(2, '0'))
    .join(':');
}
