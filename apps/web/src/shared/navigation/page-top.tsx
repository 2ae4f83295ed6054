import { InnerHeader, useIsHydrating } from '@fairlot/ui';
import { useCanGoBack, useRouter } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { useText } from '../i18n/use-text.ts';

interface PageTopProps {
  title: ReactNode;
  subtitle?: ReactNode;
  /** Where Back leads when the tab began here, and before hydration. */
  back: string;
  /** Back leads there in any case. */
  goesHome?: boolean | undefined;
  /** An address that Back leads to whatever came before, such as the one that a launch named. */
  leaveTo?: string | undefined;
  /** At most two. */
  actions?: ReactNode;
}

/** Header of a page whose route row says `header: 'none'` because its head depends on its data. */
export function PageTop({ title, subtitle, back, goesHome = false, leaveTo, actions }: PageTopProps) {
  const t = useText();
  const router = useRouter();
  // A reload keeps the history of the tab, of which the server knows nothing.
  const isHydrating = useIsHydrating();
  const canGoBack = useCanGoBack() && !isHydrating;
  const leave =
    canGoBack && !goesHome && leaveTo === undefined
      ? { onBack: () => router.history.back() }
      : { backHref: leaveTo ?? back };
  return <InnerHeader title={title} subtitle={subtitle} actions={actions} backLabel={t('common.back')} {...leave} />;
}
