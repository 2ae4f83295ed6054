import { useCallback, useEffect, useRef } from 'react';
import { useLoad } from '../shared/use-load.ts';
import { Loaded } from './states.tsx';

interface PictureDialogProps {
  title: string;
  hint: string;
  close: string;
  /** Fetches the picture as a data URI, once. */
  load: () => Promise<{ picture: string }>;
  onClose: () => void;
}

/** A picture that a member sent, loaded when it is opened. */
export function PictureDialog({ title, hint, close, load, onClose }: PictureDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const first = useRef(load);
  const { state, reload } = useLoad(useCallback(() => first.current(), []));
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} aria-label={title} onCancel={onClose}>
      <h2>{title}</h2>
      <p className="hint">{hint}</p>
      <Loaded state={state} onRetry={reload}>
        {({ picture }) => <img className="receipt" src={picture} alt={title} />}
      </Loaded>
      <button type="button" className="button" onClick={onClose}>
        {close}
      </button>
    </dialog>
  );
}
