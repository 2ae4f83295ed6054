import { type ReactNode, useState } from 'react';
import { api } from '../shared/api.ts';
import { createRequestKeys } from '../shared/request-key.ts';
import { texts } from '../shared/texts.ts';
import { type Action, ActionDialog } from './action-dialog.tsx';

interface VoidableDraw {
  gameCode: string;
  gameName: string;
  numero: string;
}

/** Asks a second operator to void a draw; `dialog` and `notice` stand where the button is. */
export function useVoidRequest(onRequested: () => void): {
  ask: (draw: VoidableDraw) => void;
  dialog: ReactNode;
  notice: string;
} {
  const [action, setAction] = useState<Action | null>(null);
  const [notice, setNotice] = useState('');
  const [keyOf] = useState(createRequestKeys);
  const ask = ({ gameCode, gameName, numero }: VoidableDraw) =>
    setAction({
      title: texts.draw.void,
      text: texts.draw.voidText(`${gameName} ${numero}`),
      needsReason: true,
      run: async (reason) => {
        await api.requestVoid(gameCode, numero, { reason, requestKey: keyOf([gameCode, numero, reason]) });
        setNotice(texts.draw.requested);
        onRequested();
      },
    });
  return { ask, notice, dialog: <ActionDialog action={action} onClose={() => setAction(null)} /> };
}

export const isVoidable = (state: string): boolean => state === 'open' || state === 'locked';
