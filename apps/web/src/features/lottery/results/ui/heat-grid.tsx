import { useText } from '../../../../shared/i18n/use-text.ts';
import { type Ending, heatOf } from '../model/endings.ts';

/** All endings in their order; the more often one was drawn, the stronger its colour. */
export function HeatGrid({ endings, label }: { endings: readonly Ending[]; label: string }) {
  const t = useText();
  const most = Math.max(0, ...endings.map(({ count }) => count));
  return (
    <ul className="heat card mx" aria-label={label}>
      {endings.map(({ number, count }) => (
        <li key={number} data-heat={heatOf(count, most)}>
          <span className="heat__number numeric" aria-hidden="true">
            {number}
          </span>
          <span className="micro numeric" aria-hidden="true">
            {count}
          </span>
          <span className="visually-hidden">{t('lottery.stat.times', { number, count })}</span>
        </li>
      ))}
    </ul>
  );
}
