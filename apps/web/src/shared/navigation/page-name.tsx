import type { ReactNode } from 'react';

interface PageNameProps {
  children: ReactNode;
  /** Link to the page that the address names, since the logo bar has no Back. */
  back?: ReactNode;
  /** One link or button. */
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
