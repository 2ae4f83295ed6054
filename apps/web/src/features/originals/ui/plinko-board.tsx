import { memo } from 'react';
import { BOARD, fallFrames, fallMs, fallTrail, pitchOf, rowY } from '../model/plinko-fall.ts';
import { useMotion } from '../model/use-motion.ts';

interface PlinkoBoardProps {
  rows: number;
  /** Payout of each bucket, as written on it. */
  pays: readonly string[];
  /** The payouts as numbers, for their colours. */
  weights: readonly number[];
  /** Route of the last ball, 0 left and 1 right; empty before the first. */
  path: readonly number[];
  bucket: number | null;
  motion: number;
}

export function PlinkoBoard({ rows, pays, weights, path, bucket, motion }: PlinkoBoardProps) {
  const pitch = pitchOf(rows);
  const ball = useMotion<SVGGElement>(motion, path.length === 0 ? [] : fallFrames(path), { ms: fallMs(rows) });
  const half = (weights.length - 1) / 2;
  return (
    <svg className="plinko-board" viewBox={`0 0 ${BOARD.width} ${BOARD.height + BOARD.buckets}`} aria-hidden="true">
      <Pins rows={rows} />
      {pays.map((text, index) => {
        const x = BOARD.width / 2 + (index - half) * pitch;
        return (
          <g
            key={index}
            className="plinko-bucket"
            data-tier={Math.min(4, Math.round((Math.abs(index - half) / half) * 4))}
            data-on={index === bucket || undefined}
          >
            <rect x={x - pitch / 2 + 1} y={BOARD.height} width={pitch - 2} height="24" rx="6" />
            <text x={x} y={BOARD.height + 16} fontSize={Math.min(12, (pitch * 1.5) / Math.max(2, text.length))}>
              {text}
            </text>
          </g>
        );
      })}
      {bucket !== null && <path className="plinko-trail" d={fallTrail(path)} />}
      {path.length > 0 && (
        <g ref={ball}>
          <circle className="plinko-ball__side" cx="1.5" cy="1.5" r="7.5" />
          <circle className="plinko-ball" r="7.5" />
          <circle className="plinko-ball__glint" cx="-2.4" cy="-2.6" r="2" />
        </g>
      )}
    </svg>
  );
}

/** Rendered once per number of rows, regardless of other changes. */
const Pins = memo(function Pins({ rows }: { rows: number }) {
  const pitch = pitchOf(rows);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: row + 3 }, (__, pin) => (
      <circle
        key={`${row} ${pin}`}
        className="plinko-pin"
        cx={BOARD.width / 2 + (pin - (row + 2) / 2) * pitch}
        cy={rowY(row, rows)}
        r={rows > 12 ? 2.6 : 3.4}
        fillOpacity={0.5 + (0.45 * (row + 1)) / rows}
      />
    )),
  );
});
