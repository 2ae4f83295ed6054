import { type ReactNode, useId } from 'react';
import { TurnMark } from './turn-mark.tsx';

interface EntryCardProps {
  mark: ReactNode;
  title: string;
  /** Date of the entry, formatted for the list. */
  written: string;
  preview: string;
  isOpen: boolean;
  onToggle: () => void;
  children: ReactNode;
}

/** A list entry that expands in place: title, time and a preview; expanded, the full text replaces the preview. */
export function EntryCard({ mark, title, written, preview, isOpen, onToggle, children }: EntryCardProps) {
  const bodyId = useId();
  return (
    <article className="card card--flush">
      <h2>
        <button
          type="button"
          className="list-row entry"
          aria-expanded={isOpen}
          aria-controls={bodyId}
          onClick={onToggle}
        >
          {mark}
          <span className="grow">
            <bdi className="label bold block">{title}</bdi>
            <span className="caption faint numeric block">{written}</span>
            {!isOpen && <bdi className="caption muted two-lines preview">{preview}</bdi>}
          </span>
          <TurnMark isOpen={isOpen} />
        </button>
      </h2>
      <div id={bodyId} className="entry-body" hidden={!isOpen}>
        {isOpen && children}
      </div>
    </article>
  );
}
