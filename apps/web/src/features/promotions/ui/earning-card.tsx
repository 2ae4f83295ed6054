import { type ArtOptions, GameImage } from '@fairlot/ui';
import { formatAmount, formatPercent } from '../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../shared/i18n/use-text.ts';
import type { Earning } from '../api/earnings.ts';

const LOOKS: Readonly<Record<Earning['lines'][number]['product'], Pick<ArtOptions, 'cat' | 'motif' | 'pal'>>> = {
  lottery: { cat: 'inhouse', motif: 'balls', pal: 'aqua' },
  slots: { cat: 'inhouse', motif: 'seven', pal: 'jade' },
  live: { cat: 'inhouse', motif: 'roulette', pal: 'jade' },
  pvp: { cat: 'inhouse', motif: 'cards', pal: 'coral' },
  fish: { cat: 'inhouse', motif: 'fish', pal: 'aqua' },
  sports: { cat: 'inhouse', motif: 'soccer', pal: 'jade' },
  esports: { cat: 'inhouse', motif: 'pad', pal: 'cobalt' },
  cockfight: { cat: 'inhouse', motif: 'feather', pal: 'coral' },
  originals: { cat: 'inhouse', motif: 'plinko', pal: 'amber' },
};

/** Earnings of the current period, by product and in total. */
export function EarningCard({ earning, name }: { earning: Earning; name: string }) {
  const { t, tag } = useLocaleText();
  const amount = (value: string) => formatAmount(value, tag);
  const { lines, percent, sum, most } = earning;
  return (
    <div className="card card--flush mx mt-2">
      <p className="earning__name caption muted">
        <bdi>{name}</bdi>
      </p>
      <ul>
        {lines.map((line) => (
          <li key={line.product} className="list-row earning">
            <span className="earning__picture">
              <GameImage art={{ id: `earning-${line.product}`, w: 60, h: 60, tilt: 0, ...LOOKS[line.product] }} />
            </span>
            <span className="grow">
              <span className="label">{t(`offers.product.${line.product}`)}</span>
              <span className="caption muted numeric">
                {line.won === null
                  ? t('cashback.staked', { amount: amount(line.staked) })
                  : t('cashback.lost', { amount: amount(line.staked), won: amount(line.won) })}
              </span>
            </span>
            {line.percent !== null && <span className="caption muted numeric">{formatPercent(line.percent, tag)}</span>}
            {line.amount !== null && <span className="label numeric">{amount(line.amount)}</span>}
          </li>
        ))}
        {lines.length === 0 && <li className="list-row muted">{t('cashback.none')}</li>}
      </ul>
      <div className="list-row between">
        <span>
          <span className="label">{t('cashback.sum')}</span>{' '}
          <span className="caption muted numeric">
            {percent !== null && `${t('cashback.ofLoss', { percent: formatPercent(percent, tag) })} · `}
            {t('cashback.most', { amount: amount(most) })}
          </span>
        </span>
        <span className="label numeric">{amount(sum)}</span>
      </div>
    </div>
  );
}
