import { useCallback, useEffect, useRef } from 'react';
import { Loaded } from '../../parts/states.tsx';
import { useLoad } from '../../shared/use-load.ts';
import { paymentsApi } from './api.ts';
import { depositTexts as words } from './texts.ts';

/** The picture that a member sent as proof. */
export function ReceiptDialog({ orderId, onClose }: { orderId: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { state, reload } = useLoad(useCallback(() => paymentsApi.receipt(orderId), [orderId]));
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  return (
    <dialog ref={dialog} aria-label={words.receipt} onCancel={onClose}>
      <h2>{words.receipt}</h2>
      <p className="hint">{words.receiptHint}</p>
      <Loaded state={state} onRetry={reload}>
        {({ picture }) => <img className="receipt" src={picture} alt={words.receipt} />}
      </Loaded>
      <button type="button" className="button" onClick={onClose}>
        {words.close}
      </button>
    </dialog>
  );
}
