import { Button } from '@fairlot/ui';
import { useCallback, useRef } from 'react';
import { texts } from '../shared/texts.ts';
import { useLoad } from '../shared/use-load.ts';
import { Modal } from './modal.tsx';
import { Loaded } from './states.tsx';

interface PictureDialogProps {
  title: string;
  hint: string;
  /** Fetches the picture as a data URI, once. */
  load: () => Promise<{ picture: string }>;
  onClose: () => void;
}

/** A picture that a member sent, loaded when it is opened. */
export function PictureDialog({ title, hint, load, onClose }: PictureDialogProps) {
  const first = useRef(load);
  const { state, reload } = useLoad(useCallback(() => first.current(), []));
  return (
    <Modal title={title} hasCross={false} onClose={onClose}>
      <p className="hint">{hint}</p>
      <Loaded state={state} onRetry={reload}>
        {({ picture }) => <img className="receipt" src={picture} alt={title} />}
      </Loaded>
      <Button onClick={onClose}>{texts.close}</Button>
    </Modal>
  );
}
