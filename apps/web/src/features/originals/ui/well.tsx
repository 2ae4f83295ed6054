import type { ReactNode } from 'react';

/** Longer amounts use a smaller font, so that none is cut off on a small phone. */
const MOST_AT_EASE = 10;

/** A small figure with its label. */
export function Well({ label, children, isOn = false }: { label: ReactNode; children: ReactNode; isOn?: boolean }) {
  return (
    <div className="well" data-on={isOn || undefined}>
      <div className="micro muted">{label}</div>
      <div
        className="well__value numeric"
        data-long={(typeof children === 'string' && children.length > MOST_AT_EASE) || undefined}
      >
        {children}
      </div>
    </div>
  );
}
