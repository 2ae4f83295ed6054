import { GameImage } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { formatAmount } from '../../../../shared/i18n/format.ts';
import { useLocaleText } from '../../../../shared/i18n/use-text.ts';
import { useSettings } from '../../../site/model/use-settings.ts';
import { jackpotQuery } from '../api/jackpot-query.later.ts';

/** The current jackpot; nothing is shown if no game reports one, since only real amounts are shown. */
export function Jackpot() {
  const { t, tag } = useLocaleText();
  const { currency } = useSettings();
  const { data } = useQuery(jackpotQuery());
  if (data === undefined || data.amount === null) return null;
  return (
    <section className="jackpot" aria-label={t('widgets.jackpot')}>
      <span className="star">
        <GameImage art={{ cat: 'slots', id: 'jackpot', motif: 'star', pal: 'amber', w: 72, h: 72 }} />
      </span>
      <h2 className="label">{t('widgets.jackpot')}</h2>
      <p className="amount numeric">{formatAmount(data.amount, tag)}</p>
      <p className="caption">{currency}</p>
    </section>
  );
}
