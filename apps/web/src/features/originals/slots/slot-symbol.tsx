import { artUrl } from '@fairlot/ui';
import type { SlotGame } from '../model/slot-games.ts';

const WIDTH = 62;
const HEIGHT = 80;

/** A slot symbol, from the generated art. */
export function SlotSymbol({ slot, letter }: { slot: SlotGame; letter: string }) {
  const art = slot.art[letter];
  if (art === 'lantern') return <Lantern />;
  if (art === 'kite') return <Kite />;
  const [motif, pal] = art ?? ['gem', 'jade'];
  const src = artUrl({ cat: 'slots', id: `symbol-${motif}`, motif, pal, w: WIDTH, h: HEIGHT, scale: 1, tilt: 0 });
  return <img src={src} alt="" width={WIDTH} height={HEIGHT} decoding="async" draggable={false} />;
}

function Lantern() {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect className="symbol-night" width={WIDTH} height={HEIGHT} />
      <path className="symbol-shade" d="M33 14h4v6h8v6h4v32h-4v6H21v-6h-4V26h4v-6h8Z" />
      <path className="symbol-gold" d="M29 10h4v8h10v5H19v-5h10Z" />
      <rect className="symbol-hot" x="15" y="23" width="32" height="32" rx="12" />
      <path className="symbol-light" d="M24 23h4v32h-4zM34 23h4v32h-4z" />
      <path className="symbol-gold" d="M19 55h24v5H33v10h-4V60H19Z" />
    </svg>
  );
}

function Kite() {
  return (
    <svg viewBox={`0 0 ${WIDTH} ${HEIGHT}`} aria-hidden="true">
      <rect className="symbol-sky" width={WIDTH} height={HEIGHT} />
      <path className="symbol-shade" d="M35 12l20 22-20 28-20-28Z" />
      <path className="symbol-hot" d="M31 8l20 22H31Z" />
      <path className="symbol-gold" d="M31 8v22H11Z" />
      <path className="symbol-gold" d="M31 58V30h20Z" />
      <path className="symbol-light" d="M31 58V30H11Z" />
      <path className="symbol-string" d="M31 58c6 6-6 8 0 14" />
    </svg>
  );
}
