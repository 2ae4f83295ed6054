import { startTransition, useState } from 'react';
import type { PageRouter } from '../../shared/navigation/page-router.ts';
import { RouterContext, ShownContext } from '../../shared/navigation/use-router.ts';
import { useBrowserLayoutEffect } from '../../shared/use-browser-layout-effect.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { Shell } from '../shell/shell.tsx';

/** The frame and the page that the router shows. The next page renders in slices, so that taps have priority. */
export function RoutedApp({ router }: { router: PageRouter }) {
  const [shown, setShown] = useState(router.current);
  // Before a tap can reach the page: effects that may come later would miss it.
  useBrowserLayoutEffect(() => {
    const follow = () => startTransition(() => setShown(router.current()));
    return router.subscribe(follow);
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
