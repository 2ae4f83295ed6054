import type { ReactNode } from 'react';

/** What is done with the page, pinned at its foot above the safe area; the page ends before it. */
export function PayBar({ children }: { children: ReactNode }) {
  return <div className="pay-bar">{children}</div>;
}
