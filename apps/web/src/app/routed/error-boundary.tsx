import { Component, type ReactNode } from 'react';
import type { Shown } from '../../shared/navigation/page-router.ts';
import { ErrorPage } from './error-page.tsx';

interface BoundaryProps {
  shown: Shown;
  children: ReactNode;
}

interface BoundaryState {
  /** The page with the failed part. */
  failed: Shown | null;
  error: unknown;
}

/** Shows the error page instead of what failed to render, until the visitor goes elsewhere. */
export class ErrorBoundary extends Component<BoundaryProps, BoundaryState> {
  override state: BoundaryState = { failed: null, error: null };

  static getDerivedStateFromError(error: unknown): Partial<BoundaryState> {
    return { error };
  }

  static getDerivedStateFromProps({ shown }: BoundaryProps, state: BoundaryState): Partial<BoundaryState> | null {
    if (state.error === null || state.failed === shown) return null;
    return state.failed === null ? { failed: shown } : { failed: null, error: null };
  }

  override render(): ReactNode {
    return this.state.error === null ? this.props.children : <ErrorPage error={this.state.error} />;
  }
}
