import { InnerHeader, useIsHydrating } from '@fairlot/ui';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';
import { useCanGoBack, useRouter } from './use-router.ts';

interface PageTopProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Back always leads home. */
  goesHome?: boolean | undefined;
  /** Target of Back whatever page came before, such as the address given at launch. */
  leaveTo?: string | undefined;
  /** At most two actions. */
  actions?: ReactNode;
}

/**
 * Header of a page with `header: 'none'` in its route row, because its header depends on its data. Back leads to the
 * previous page, and home when the tab began here (Z-16) and before hydration.
 */
export function PageTop({ title, subtitle, goesHome = false, leaveTo, actions }: PageTopProps) {
  const t = useText();
  const router = useRouter();
  // A reload keeps the tab's history, which the server does not know, so the first render must ignore it.
  const isHydrating = useIsHydrating();
  const canGoBack = useCanGoBack() && !isHydrating;
  const leave =
    canGoBack && !goesHome && leaveTo === undefined
      ? { onBack: () => router.back() }
      : { backHref: leaveTo ?? '/m/home' };
  return <InnerHeader title={title} subtitle={subtitle} actions={actions} backLabel={t('common.back')} {...leave} />;
}
