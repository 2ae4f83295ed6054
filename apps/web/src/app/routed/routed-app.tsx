import { startTransition, useState } from 'react';
import type { PageRouter } from '../../shared/navigation/page-router.ts';
import { RouterContext, ShownContext } from '../../shared/navigation/use-router.ts';
import { useBrowserLayoutEffect } from '../../shared/use-browser-layout-effect.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Shell } from '../shell/shell.tsx';

/** The frame and the page that the router shows. Another page renders in slices, so that taps have priority. */
export function RoutedApp({ router }: { router: PageRouter }) {
  const [shown, setShown] = useState(router.current);
  // Before a tap can reach the page: effects that may come later would miss it.
  useBrowserLayoutEffect(() => {
    let latest = router.current();
    return router.subscribe(() => {
      const next = router.current();
      if (next === latest) return;
      // Another address of the same page, such as a tab, answers immediately: a tap in between would be lost.
      if (next.page?.name === latest.page?.name) setShown(next);
      else startTransition(() => setShown(next));
      latest = next;
    });
  }, [router]);
  useBrowserLayoutEffect(router.connect, [router]);
  useBrowserLayoutEffect(() => router.noteRendered(shown), [router, shown]);
  return (
    <RouterContext value={router}>
      <ShownContext value={shown}>
        <ErrorBoundary shown={shown}>
          <Shell />
        </ErrorBoundary>
      </ShownContext>
    </RouterContext>
  );
}
