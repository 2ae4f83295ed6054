import { Choices } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useIsSettled } from '../../../shared/session/use-session.ts';
import { type Offer, offersQuery } from '../api/promotions.ts';

const OF_DEPOSITS: readonly Offer['kind'][] = ['firstDeposit', 'reload'];
const NONE = '';

/** The promotions that a deposit can bring; nothing where there is none. */
export function OfferChoice({ value, onChange }: { value: string | null; onChange: (id: string | null) => void }) {
  const t = useText();
  const { data = [] } = useQuery(offersQuery(useIsSettled()));
  const offers = data.filter(({ kind, eligible, joined }) => OF_DEPOSITS.includes(kind) && (eligible || joined));
  if (offers.length === 0) return null;
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
    { value: NONE, label: <span className="label">{t('offers.noChoice')}</span> },
  ];
  return (
    <section className="padded mt-4">
      <p className="caption muted mb-2">{t('offers.choose')}</p>
      <Choices
        kind="radio"
        className="methods methods--list"
        label={t('offers.choose')}
        options={options}
        value={offers.some(({ offerId }) => offerId === value) ? (value ?? NONE) : NONE}
        onChange={(id) => onChange(id === NONE ? null : id)}
      />
    </section>
  );
}
