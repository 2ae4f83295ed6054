const CROWN = 'M-34-18-16 0 0-28 16 0 34-18 28 26h-56Z';
const RINGS = Array.from({ length: 12 }, (_, index) => 24 + index * 16);

/** The crown of the level card in block print, with rings behind it. */
export function LevelCrown() {
  return (
    <svg className="level-crown" viewBox="0 0 358 190" preserveAspectRatio="xMaxYMin slice" aria-hidden="true">
      {RINGS.map((radius) => (
        <circle key={radius} className="level-crown__ring" cx="310" cy="30" r={radius} />
      ))}
      <g className="level-crown__crown" transform="translate(296 54) rotate(10)">
        <path className="level-crown__side" transform="translate(3 5)" d={CROWN} />
        <path d={CROWN} />
        <path className="level-crown__light" d="M-29 18h58l-1 8h-56Z" />
        <circle className="level-crown__light" cx="-34" cy="-20" r="5" />
        <circle className="level-crown__light" cx="34" cy="-20" r="5" />
        <circle className="level-crown__light" cy="-31" r="6" />
        <path className="level-crown__gem" d="m0 1 7 8-7 8-7-8Z" />
      </g>
    </svg>
  );
}
