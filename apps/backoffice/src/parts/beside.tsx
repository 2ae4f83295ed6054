import { X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { texts } from '../shared/texts.ts';
import { useMedia } from '../shared/use-media.ts';
import './beside.css';
import { Modal } from './modal.tsx';

interface BesideProps {
  /** What stands at the side of it; null for nothing. */
  detail: { title: string; content: ReactNode } | null;
  onClose: () => void;
  children: ReactNode;
}

/** One thing of a list beside the list where there is room for both, and over it where there is not. */
export function Beside({ detail, onClose, children }: BesideProps) {
  const isWide = useMedia('(min-width: 1280px)');
  const headingId = useId();
  const isBeside = detail !== null && isWide;
  return (
    <div className={isBeside ? 'beside' : undefined}>
      <div className="beside-list">{children}</div>
      {isBeside ? (
        <aside className="beside-detail card" aria-labelledby={headingId}>
          <header className="modal-head">
            <h2 id={headingId}>{detail.title}</h2>
            <button
              type="button"
              className="button button--ghost button--icon"
              aria-label={texts.close}
              onClick={onClose}
            >
              <X aria-hidden="true" />
            </button>
          </header>
          {detail.content}
        </aside>
      ) : null}
      {detail !== null && !isWide ? (
        <Modal title={detail.title} onClose={onClose}>
          {detail.content}
        </Modal>
      ) : null}
    </div>
  );
}
