const STROKE = {
  width: 22,
  height: 22,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const;

/** A picture with a plus. */
export function PictureGlyph() {
  return (
    <svg {...STROKE}>
      <path d="M16 5h6M19 2v6M21 11.5V19a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2V5a2 2 0 0 1 2-2h7.5" />
      <path d="m21 15-3.1-3.1a2 2 0 0 0-2.8 0L6 21" />
      <circle cx="9" cy="9" r="2" />
    </svg>
  );
}

/** Three dots: more actions. */
export function MoreGlyph() {
  return (
    <svg {...STROKE}>
      <path d="M5 12h.01M12 12h.01M19 12h.01" strokeWidth="3" />
    </svg>
  );
}

/** An arrow upwards. */
export function SendGlyph() {
  return (
    <svg {...STROKE}>
      <path d="m5 12 7-7 7 7M12 19V5" />
    </svg>
  );
}

/** One tick: sent. Two ticks: delivered. */
export function TickGlyph({ isDouble }: { isDouble: boolean }) {
  return (
    <svg {...STROKE} width="16" height="16">
      <path d="M18 6 7 17l-5-5" />
      {isDouble && <path d="m22 10-7.5 7.5L13 16" />}
    </svg>
  );
}
