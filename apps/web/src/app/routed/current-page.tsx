import { useShown } from '../../shared/navigation/use-router.ts';
import { ErrorBoundary } from './error-boundary.tsx';
import { ErrorPage } from './error-page.tsx';

/** The page of the current address, or the error page. */
export function CurrentPage() {
  const shown = useShown();
  const { page, error } = shown;
  if (page === null) return <ErrorPage error={error} />;
  return (
    <ErrorBoundary shown={shown}>
      <page.Page key={page.name} />
    </ErrorBoundary>
  );
}
