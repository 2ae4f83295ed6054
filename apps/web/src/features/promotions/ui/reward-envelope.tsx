import { useId } from 'react';

/** Rays behind the envelope, degrees. */
const RAYS = [20, 60, 100, 140, 220, 260, 300, 340];
/** Stars around it: position, size and tone. */
const STARS = [
  { x: 46, y: 52, size: 10, tone: 'gold' },
  { x: 92, y: 22, size: 6, tone: 'brand' },
  { x: 236, y: 44, size: 8, tone: 'hot' },
  { x: 254, y: 136, size: 10, tone: 'gold' },
  { x: 40, y: 142, size: 7, tone: 'brand' },
] as const;

/** A red envelope from which a card with its amount rises; it is shown open when reduced motion is preferred. */
export function Envelope({ amount, asset }: { amount: string; asset: string }) {
  const fade = useId();
  return (
    <svg className="packet" viewBox="0 0 300 210" aria-hidden="true" focusable="false">
      <radialGradient id={fade} gradientUnits="userSpaceOnUse" cx="150" cy="105" r="122">
        <stop className="packet__glow" offset=".4" />
        <stop className="packet__glow" offset="1" stopOpacity="0" />
      </radialGradient>
      <g className="packet__rays" fill={`url(#${fade})`}>
        {RAYS.map((degrees) => (
          <path key={degrees} d="M150 105l-22-150h44Z" transform={`rotate(${degrees} 150 105)`} />
        ))}
      </g>
      {STARS.map(({ x, y, size, tone }) => (
        <path key={x} className={`packet__star packet__star--${tone}`} d={starAt(x, y, size)} />
      ))}
      <rect className="packet__side" x="96" y="78" width="120" height="122" rx="14" />
      <rect className="packet__back" x="90" y="70" width="120" height="124" rx="14" />
      <g className="packet__card">
        <rect className="packet__edge" x="116" y="19" width="76" height="110" rx="9" />
        <rect className="packet__paper" x="112" y="14" width="76" height="110" rx="9" />
        <rect className="packet__frame" x="118" y="20" width="64" height="62" rx="6" />
        <text
          className="packet__amount"
          x="150"
          y="54"
          data-long={amount.length > 7 || undefined}
          textLength={amount.length > 10 ? 58 : undefined}
          lengthAdjust="spacingAndGlyphs"
        >
          {amount}
        </text>
        <text className="packet__asset" x="150" y="72">
          {asset}
        </text>
      </g>
      <path className="packet__front" d="M90 92q60 36 120 0v88a14 14 0 0 1-14 14H104a14 14 0 0 1-14-14Z" />
      <path className="packet__lip" d="M90 92q60 36 120 0" />
      <circle className="packet__edge" cx="152.5" cy="153.5" r="20" />
      <circle className="packet__seal" cx="150" cy="150" r="20" />
      <path className="packet__mark" d="M148 140a10 10 0 0 0 0 20ZM152 140a10 10 0 0 1 0 20Z" />
    </svg>
  );
}

/** A star with four points. */
function starAt(x: number, y: number, size: number): string {
  const arm = (toX: number, toY: number) => `Q${x} ${y} ${toX} ${toY}`;
  return `M${x} ${y - size}${arm(x + size, y)}${arm(x, y + size)}${arm(x - size, y)}${arm(x, y - size)}Z`;
}
