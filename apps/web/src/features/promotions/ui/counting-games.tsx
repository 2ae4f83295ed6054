import { formatPercent } from '../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';

/** The percentage of a stake that counts, by product. */
export function CountingGames({ games }: { games: readonly (readonly [product: string, percent: number])[] }) {
  const { t, tag } = useLocaleText();
  const shown = games.filter(([, percent]) => percent > 0).toSorted(([, one], [, other]) => other - one);
  return (
    <div>
      <p className="caption muted">{t('offers.counts')}</p>
      <ul className="offer-games mt-2">
        {shown.map(([product, percent]) => (
          <li key={product} className="offer-fact text-center">
            <span className="numeric bold">{formatPercent(String(percent), tag)}</span>
            <span className="caption muted">{t(`offers.product.${product}`)}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}
