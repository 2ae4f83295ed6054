import { type ReactNode, useState } from 'react';
import { type Action, ActionDialog } from '../../form/action-dialog.tsx';
import { createRequestKeys } from '../../shared/request-key.ts';
import { common } from '../../shared/common-texts.ts';
import { lotteryApi } from './api.ts';
import { drawTexts } from './texts.ts';

interface VoidableDraw {
  gameCode: string;
  gameName: string;
  numero: string;
}

/** Requests a second operator's approval to void a draw; the page renders `dialog`. */
export function useVoidRequest(onRequested: (notice: string) => void): {
  ask: (draw: VoidableDraw) => void;
  dialog: ReactNode;
} {
  const [action, setAction] = useState<Action | null>(null);
  const [keyOf] = useState(createRequestKeys);
  const ask = ({ gameCode, gameName, numero: drawNumber }: VoidableDraw) =>
    setAction({
      title: drawTexts.void,
      text: drawTexts.voidText(`${gameName} ${drawNumber}`),
      needsReason: true,
      run: async (reason) => {
        await lotteryApi.requestVoid(gameCode, drawNumber, {
          reason,
          requestKey: keyOf([gameCode, drawNumber, reason]),
        });
        keyOf.renew();
        onRequested(common.requested);
      },
    });
  return { ask, dialog: <ActionDialog action={action} onClose={() => setAction(null)} /> };
}

export const isVoidable = (state: string): boolean => state === 'open' || state === 'locked';
