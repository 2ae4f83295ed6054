import { cx } from '@fairlot/ui';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { readingsOf } from '../../results/model/readings.ts';
import { Dice } from '../../results/ui/dice.tsx';
import { factsText } from '../model/facts-text.ts';
import type { Position } from '../model/show.ts';
import type { Watched } from '../model/use-watched.ts';

/** Dice that shake until they land together; then their sum, and whether it is big and odd. */
export function StageDice({ watched: { show }, position }: { watched: Watched; position: Position }) {
  const t = useText();
  const faces = show.prizes.map(({ number }) => number);
  const isLanded = position.landed === faces.length;
  const readings = readingsOf('k3', faces);
  return (
    <section className="theatre__prize" aria-label={t('draw.falling')}>
      <span className="h3">{t('draw.numbers')}</span>
      <div className={cx('theatre__dice', !isLanded && 'theatre__dice--shaken')} aria-hidden="true">
        {/* The faces are fixed before the show begins, but they are not visible while the dice shake. */}
        {faces.map((face, index) => (
          <Dice key={index} faces={[isLanded ? face : '']} size="small" />
        ))}
      </div>
      <p className="h3 theatre__hit numeric" role="status">
        {isLanded && readings !== null && factsText(readings, t)}
      </p>
    </section>
  );
}
