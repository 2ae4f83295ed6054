import type { ReactNode } from 'react';

interface PageNameProps {
  children: ReactNode;
  /** To the page that an address named, since the logo bar has no Back. */
  back?: ReactNode;
  /** One way on. */
  action?: ReactNode;
}

/** The first heading of a page under the logo bar. */
export function PageName({ children, back, action }: PageNameProps) {
  return (
    <div className="page-name">
      {back}
      <h1 className="h1 grow">{children}</h1>
      {action}
    </div>
  );
}
