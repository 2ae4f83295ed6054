import { MINES_CELLS } from '@fairlot/game-maths';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { MinesField as Field } from '../model/mines-round.ts';

interface MinesFieldProps {
  field: Field;
  canOpen: boolean;
  onOpen: (cell: number) => void;
}

export function MinesField({ field, canOpen, onOpen }: MinesFieldProps) {
  const t = useText();
  const labels = { safe: 'mines.safe', mine: 'mines.mine', closed: 'mines.cell' } as const;
  return (
    <div className="mines-field" role="group" aria-label={t('originals.board')}>
      {Array.from({ length: MINES_CELLS }, (_, cell) => {
        const kind = kindOf(field, cell);
        return (
          <button
            key={cell}
            type="button"
            className="mines-cell"
            data-kind={kind}
            data-last={cell === field.last || undefined}
            data-hit={cell === field.hit || undefined}
            aria-label={t(labels[kind], { cell: cell + 1 })}
            aria-disabled={!canOpen || kind !== 'closed' || undefined}
            onClick={() => {
              if (canOpen && kind === 'closed') onOpen(cell);
            }}
          >
            {kind === 'safe' && <Gem />}
            {kind === 'mine' && <Mine />}
          </button>
        );
      })}
    </div>
  );
}

function kindOf({ safe, laid }: Field, cell: number): 'safe' | 'mine' | 'closed' {
  if (safe.has(cell)) return 'safe';
  return laid.has(cell) ? 'mine' : 'closed';
}

function Gem() {
  return (
    <svg className="gem" viewBox="0 0 24 24" aria-hidden="true">
      <path className="gem__shade" d="M6 5h14l4 6-11 12L2 11Z" />
      <path className="gem__light" d="M6 4h12l4 6H2Z" />
      <path className="gem__left" d="M2 10h6l4 11Z" />
      <path className="gem__middle" d="M8 10h8l-4 11Z" />
      <path className="gem__right" d="M16 10h6L12 21Z" />
    </svg>
  );
}

function Mine() {
  return (
    <svg className="mine-ball" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M12 2v20M2 12h20M5 5l14 14M19 5L5 19" />
      <circle cx="12" cy="12" r="6.5" />
      <circle className="mine-ball__glint" cx="9.8" cy="9.8" r="1.6" />
    </svg>
  );
}
