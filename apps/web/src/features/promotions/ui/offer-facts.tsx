import { cx } from '@fairlot/ui';

interface OfferFactsProps {
  facts: readonly { label: string; value: string | number }[];
  className?: string;
}

/** Labels with their figures, side by side. */
export function OfferFacts({ facts, className }: OfferFactsProps) {
  return (
    <dl className={cx('offer-facts', className)}>
      {facts.map(({ label, value }) => (
        <div key={label} className="offer-fact">
          <dt className="caption muted">{label}</dt>
          <dd className="numeric bold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
