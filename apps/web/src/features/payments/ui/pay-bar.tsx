import type { ReactNode } from 'react';

/** The page's actions, pinned to the bottom above the safe area; the page's content ends above it. */
export function PayBar({ children }: { children: ReactNode }) {
  return <div className="pay-bar">{children}</div>;
}
