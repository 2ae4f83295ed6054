import { IconButton } from '@fairlot/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';

interface GameBarProps {
  name: string;
  vendorName: string;
  /** Time, net and balance. */
  figures: ReactNode;
  onClose: () => void;
}

/** Our own bar above a vendor's game, which never covers the game: exit, time, net and balance (mock-up 39). */
export function GameBar({ name, vendorName, figures, onClose }: GameBarProps) {
  const t = useText();
  return (
    <section className="game-bar" aria-label={t('title.game')}>
      <IconButton icon="close" size="large" label={t('common.close')} onClick={onClose} />
      <div className="game-bar__name">
        <h1 className="label truncate">{name}</h1>
        <p className="micro faint truncate">{vendorName}</p>
      </div>
      {figures}
    </section>
  );
}
