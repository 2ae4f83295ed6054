import { Choices } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useIsSettled } from '../../../shared/session/use-session.ts';
import { offersQuery } from '../api/promotions.ts';
import { chosenOffer, offersOfDeposit } from '../model/plain-terms.ts';

const NONE = '';

/**
 * Promotions that a deposit can use; nothing if there are none. If the member has joined one, a deposit without a
 * choice uses it. It is then preselected, and the option "No promotion" is hidden.
 */
export function OfferChoice({ value, onChange }: { value: string | null; onChange: (id: string | null) => void }) {
  const t = useText();
  const { data = [] } = useQuery(offersQuery(useIsSettled()));
  const offers = offersOfDeposit(data);
  if (offers.length === 0) return null;
  const none = { value: NONE, label: <span className="label">{t('offers.noChoice')}</span> };
  const options = [
    ...offers.map(({ offerId, title, text }) => ({
      value: offerId,
      label: (
        <span className="column">
          <span className="label">{title}</span>
          <span className="caption muted">{text}</span>
        </span>
      ),
    })),
    ...(offers.some(({ joined }) => joined) ? [] : [none]),
  ];
  return (
    <section className="padded mt-4">
      <p className="caption muted mb-2">{t('offers.choose')}</p>
      <Choices
        kind="radio"
        className="methods methods--list"
        label={t('offers.choose')}
        options={options}
        value={chosenOffer(data, value)?.offerId ?? NONE}
        onChange={(id) => onChange(id === NONE ? null : id)}
      />
    </section>
  );
}
