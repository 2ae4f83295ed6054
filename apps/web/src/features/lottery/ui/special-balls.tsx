import { Ball, cx } from '@fairlot/ui';

/** Digits of the special prize; the last two, which most bets are about, are green. `isFresh` drops them in once. */
export function SpecialBalls({ number, size, label, isFresh, tight }: { number: string; size: 'xs' | 's'; label: string; isFresh?: boolean; tight?: boolean }) {
  return (
    <span className={cx('balls', tight && 'tight')} data-fresh={isFresh || undefined} role="img" aria-label={`${label} ${number}`}>
      {number.split('').map((digit, index) => (
        <Ball key={index} number={digit} size={size} tone={index >= number.length - 2 ? 'green' : 'white'} />
      ))}
    </span>
  );
}
