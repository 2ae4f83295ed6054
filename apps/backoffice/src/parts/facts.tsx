import type { ReactNode } from 'react';

interface FactsProps {
  /** Names are unique. */
  rows: readonly (readonly [name: string, value: ReactNode])[];
  className?: string;
}

/** Names with their values. */
export function Facts({ rows, className = 'facts' }: FactsProps) {
  return (
    <dl className={className}>
      {rows.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
