import { type ReactNode, useState } from 'react';
import { type Action, ActionDialog } from '../../form/action-dialog.tsx';
import { createRequestKeys } from '../../shared/request-key.ts';
import { common } from '../../shared/common-texts.ts';
import { lotteryApi } from './api.ts';
import type { DrawPlace } from './draw-report.ts';
import { drawTexts } from './texts.ts';

interface VoidableDraw extends DrawPlace {
  gameName: string;
}

/** Requests a second operator's approval to void a draw; the page renders `dialog`. */
export function useVoidRequest(onRequested: (notice: string) => void): {
  ask: (draw: VoidableDraw) => void;
  dialog: ReactNode;
} {
  const [action, setAction] = useState<Action | null>(null);
  const [keyOf] = useState(createRequestKeys);
  const ask = (draw: VoidableDraw) =>
    setAction({
      title: drawTexts.void,
      text: drawTexts.voidText(`${draw.gameName} ${draw.numero}`),
      run: async (reason) => {
        const requestKey = keyOf([draw.gameCode, draw.numero, reason]);
        await lotteryApi.requestVoid(draw, { reason, requestKey });
        keyOf.renew();
        onRequested(common.requested);
      },
    });
  return { ask, dialog: <ActionDialog action={action} onClose={() => setAction(null)} /> };
}

export const isVoidable = (state: string): boolean => state === 'open' || state === 'locked';
