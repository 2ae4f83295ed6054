export interface SharedChip {
  key: string;
  text: string;
  isHigh: boolean;
  /** Whether it is far above the others. */
  isTop?: boolean;
  tone?: string | undefined;
  /** Height of the bar that older rounds have instead of a chip, from 0 to 1. */
  bar?: number;
}

const BAR_PX = 24;

/**
 * The latest rounds, newest first. Green is a net above zero or a flight of at least twice; gold is ten times. With
 * bars, time runs from left to right.
 */
export function PastChips({ label, chips }: { label: string; chips: readonly SharedChip[] }) {
  const hasBars = chips.some(({ bar }) => bar !== undefined);
  return (
    <ol className="past-chips" aria-label={label} data-bars={hasBars || undefined}>
      {chips.map(({ key, text, isHigh, isTop, tone, bar }) => (
        <li
          key={key}
          className={bar === undefined ? 'past-chip' : 'past-bar'}
          data-won={isHigh || undefined}
          data-top={isTop || undefined}
          data-tone={tone}
        >
          {bar === undefined ? text : <Bar height={bar} text={text} />}
        </li>
      ))}
    </ol>
  );
}

function Bar({ height, text }: { height: number; text: string }) {
  const px = Math.max(4, Math.round(height * BAR_PX));
  return (
    <>
      <svg width="7" height={BAR_PX} aria-hidden="true" focusable="false">
        <rect y={BAR_PX - px} width="7" height={px} rx="2" />
      </svg>
      <span className="visually-hidden">{text}</span>
    </>
  );
}
