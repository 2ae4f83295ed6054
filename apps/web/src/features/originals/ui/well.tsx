import type { ReactNode } from 'react';

/** A small figure with its name. */
export function Well({ label, children, isOn = false }: { label: ReactNode; children: ReactNode; isOn?: boolean }) {
  return (
    <div className="well" data-on={isOn || undefined}>
      <div className="micro muted">{label}</div>
      <div className="well__value numeric">{children}</div>
    </div>
  );
}
