import { type ReactNode, useRef } from 'react';
import { useLeaving } from '../form/use-leaving.tsx';
import { useMedia } from '../shared/use-media.ts';
import { Modal } from './modal.tsx';
import './panes.css';

interface PanesProps {
  /** What of the list is worked on: its case with the decision, and what it is about; null for nothing. */
  detail: { title: string; work: (onClose: () => void) => ReactNode; sideTitle: string; side: ReactNode } | null;
  /** Never beside the list, such as in a tab of another page. */
  isOver?: boolean;
  onClose: () => void;
  /** The list; in panes it is narrow. */
  children: (isNarrow: boolean) => ReactNode;
}

/** One case of a list beside it in panes of their own where there is room, and over it where there is not. */
export function Panes({ detail, isOver = false, onClose, children }: PanesProps) {
  const isWide = useMedia('(min-width: 1100px)');
  const part = useRef<HTMLDivElement>(null);
  const { leave, question } = useLeaving(part);
  const isBeside = detail !== null && isWide && !isOver;
  return (
    <div className={isBeside ? 'panes panes--work' : 'list-page'}>
      <div className={isBeside ? 'pane pane--list' : 'list-page'}>{children(isBeside)}</div>
      {isBeside ? (
        <>
          <section ref={part} className="pane pane--work" aria-label={detail.title}>
            {detail.work(() => leave(onClose))}
          </section>
          <aside className="pane pane--side" aria-label={detail.sideTitle}>
            {detail.side}
          </aside>
        </>
      ) : null}
      {question}
      {detail !== null && !isBeside ? (
        <Modal title={detail.title} className="modal-work" onClose={onClose}>
          {detail.work(onClose)}
          {detail.side}
        </Modal>
      ) : null}
    </div>
  );
}
