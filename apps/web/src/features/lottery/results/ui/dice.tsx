import { cx } from '@fairlot/ui';

/** Places of the pips of each face on a grid of three by three, counted from 0. */
const PIPS: Readonly<Record<string, readonly number[]>> = {
  1: [4],
  2: [0, 8],
  3: [0, 4, 8],
  4: [0, 2, 6, 8],
  5: [0, 2, 4, 6, 8],
  6: [0, 2, 3, 5, 6, 8],
};
/** Faces with red pips, as on the dice of the region. */
const RED = ['1', '4'];

interface DiceProps {
  faces: readonly string[];
  size: 'tiny' | 'small';
  /** Accessible name; dice inside a named key have none. */
  label?: string;
  isFresh?: boolean | undefined;
}

/** Faces of dice in a row, each with its pips. */
export function Dice({ faces, size, label, isFresh }: DiceProps) {
  return (
    <span
      className={cx('dice', `dice--${size}`)}
      data-fresh={isFresh || undefined}
      role={label === undefined ? undefined : 'img'}
      aria-label={label}
      aria-hidden={label === undefined || undefined}
    >
      {faces.map((face, index) => (
        <svg key={index} className={cx('die', RED.includes(face) && 'die--red')} viewBox="0 0 24 24">
          <rect x="0.5" y="0.5" width="23" height="23" rx="5.5" />
          {(PIPS[face] ?? []).map((place) => (
            <circle key={place} cx={6 + (place % 3) * 6} cy={6 + Math.floor(place / 3) * 6} r="2.2" />
          ))}
        </svg>
      ))}
    </span>
  );
}
