import { type ReactNode, useRef } from 'react';
import { useLeaving } from '../form/use-leaving.tsx';
import { useMedia } from '../shared/use-media.ts';
import { Modal } from './modal.tsx';
import './panes.css';

interface Detail {
  title: string;
  work: (onClose: () => void) => ReactNode;
  /** The subject of the case in a separate pane; undefined if the case contains everything. */
  side?: { title: string; content: ReactNode };
}

interface PanesProps {
  /** The open item of the list: its case with the decision, and its subject; null for none. */
  detail: Detail | null;
  /** Never shows panes side by side, for example in a tab of another page. */
  isOver?: boolean;
  onClose: () => void;
  /** The list; it is narrow beside panes. */
  children: (isNarrow: boolean) => ReactNode;
}

/** One case of a list, beside it in separate panes if there is enough space, otherwise over it. */
export function Panes({ detail, isOver = false, onClose, children }: PanesProps) {
  const isWide = useMedia('(min-width: 1100px)');
  const part = useRef<HTMLDivElement>(null);
  const { leave, question } = useLeaving(part);
  const isBeside = detail !== null && isWide && !isOver;
  return (
    <div className={isBeside ? `panes ${detail.side === undefined ? 'panes--case' : 'panes--work'}` : 'list-page'}>
      <div className={isBeside ? 'pane pane--list' : 'list-page'}>{children(isBeside)}</div>
      {isBeside ? (
        <>
          <section ref={part} className="pane pane--work" aria-label={detail.title}>
            {detail.work(() => leave(onClose))}
          </section>
          {detail.side === undefined ? null : (
            <aside className="pane pane--side" aria-label={detail.side.title}>
              {detail.side.content}
            </aside>
          )}
        </>
      ) : null}
      {question}
      {detail !== null && !isBeside ? (
        <Modal title={detail.title} className="modal-work" onClose={onClose}>
          {detail.work(onClose)}
          {detail.side?.content}
        </Modal>
      ) : null}
    </div>
  );
}
