import type { ClosablePage } from '@fairlot/contract';
import { Icon } from '@fairlot/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { useClosedPage } from '../../site/model/use-closed-page.ts';

/**
 * States that the merchant has closed a page, with the merchant's reason or the standard one. Renders the page itself
 * while it is open.
 */
export function ClosedCard({
  page,
  actions,
  children,
}: {
  page: ClosablePage;
  actions?: ReactNode;
  children: ReactNode;
}) {
  const t = useText();
  const closed = useClosedPage(page);
  if (closed === null) return <>{children}</>;
  return (
    <section className="card mx text-center" data-closed={page}>
      <span className="overlay-icon gold">
        <Icon name="lock" />
      </span>
      <h2 className="h2 mt-3">{t(`${page}.closed`)}</h2>
      <p className="muted mt-1">{closed.reason ?? t(`${page}.closedHint`)}</p>
      {actions && <div className="mt-4">{actions}</div>}
    </section>
  );
}
