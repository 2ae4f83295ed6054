import { Chips } from '@fairlot/ui';
import type { ReactNode } from 'react';
import { useText } from '../../../../shared/i18n/use-text.ts';
import { FailedPart, LoadingRows } from '../../../../shared/ui/list-states.tsx';

interface DrawsSectionProps<Span extends string> {
  title: string;
  spans: readonly Span[];
  span: Span;
  onSpan: (span: Span) => void;
  query: { data: unknown; isError: boolean; error: unknown; refetch: () => unknown };
  /** Shown once the draws are loaded. */
  children: ReactNode;
}

/** Figures over the latest draws, with a choice of their number. */
export function DrawsSection<Span extends string>({
  title,
  spans,
  span,
  onSpan,
  query: { data, isError, error, refetch },
  children,
}: DrawsSectionProps<Span>) {
  const t = useText();
  return (
    <section className="mt-4" aria-label={title}>
      <h2 className="h2 padded mb-2">{title}</h2>
      <p className="caption muted padded mb-3">{t('lottery.stat.notice')}</p>
      <Chips
        className="mb-3"
        label={t('lottery.stat.span')}
        options={spans.map((value) => ({ value, label: t('lottery.stat.draws', { count: Number(value) }) }))}
        value={span}
        onChange={onSpan}
      />
      {data === undefined && (isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows />)}
      {children}
    </section>
  );
}
