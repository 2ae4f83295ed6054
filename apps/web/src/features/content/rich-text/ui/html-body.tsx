import { cx, useIsHydrating } from '@fairlot/ui';
import { useEffect, useMemo, useState, type SyntheticEvent } from 'react';
import { noticeLines } from '../../announcements/model/notice-text.ts';

type Clean = (html: string) => string;

let loaded: Clean | undefined;

/**
 * Operators' HTML. Server-rendered HTML is shown as is, because the server sanitised it when it was saved. HTML that is
 * inserted later is sanitised again here, and shown as plain lines until the cleaner is loaded.
 */
export function HtmlBody({ html, className }: { html: string; className?: string }) {
  const isHydrating = useIsHydrating();
  const [served] = useState(isHydrating ? html : null);
  const clean = useCleaner();
  const cleaned = useMemo(() => clean?.(html), [clean, html]);
  const shown = cleaned ?? (html === served ? html : undefined);
  if (shown === undefined)
    return (
      <div className={cx('rich-text', className)}>
        {noticeLines(html).map((line, index) => (
          <p key={index}>{line}</p>
        ))}
      </div>
    );
  return (
    <div
      className={cx('rich-text', className)}
      onErrorCapture={hideBroken}
      dangerouslySetInnerHTML={{ __html: shown }}
    />
  );
}

function useCleaner(): Clean | undefined {
  const [clean, setClean] = useState(() => loaded);
  useEffect(() => {
    let isOver = false;
    if (clean === undefined) void loadCleaner().then((next) => !isOver && setClean(() => next));
    return () => {
      isOver = true;
    };
  }, [clean]);
  return clean;
}

/**
 * Loads the cleaner; undefined when its code cannot be loaded, and the plain lines stay. Components that animate the
 * HTML open wait for it first.
 */
export async function loadCleaner(): Promise<Clean | undefined> {
  try {
    loaded = (await import('../model/html-cleaner.ts')).cleanHtml;
  } catch {
    return undefined; // offline
  }
  return loaded;
}

/** A picture that fails to load keeps its frame and its alternative text. */
function hideBroken({ target }: SyntheticEvent): void {
  if (target instanceof HTMLImageElement) target.dataset['broken'] = '';
}
