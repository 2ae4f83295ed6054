import { type ReactNode, useState } from 'react';
import { type Action, ActionDialog } from '../../../form/action-dialog.tsx';
import { formatCount, formatTime } from '../../../shared/format.ts';
import { lotteryApi } from '../api.ts';
import type { DrawReport } from '../draw-report.ts';
import { deskTexts as words } from './texts.ts';
import type { PlayOnSale } from './use-draw.ts';

export interface SaleActions {
  stop: (draw: DrawReport, play: PlayOnSale, number: string) => void;
  resume: (draw: DrawReport, play: PlayOnSale, number: string) => void;
  close: (draw: DrawReport) => void;
}

/** Actions that stop and resume numbers and close sales, each with a reason; the page renders `dialog`. */
export function useSaleActions(onChanged: (notice: string) => void): {
  actions: SaleActions;
  dialog: ReactNode;
} {
  const [action, setAction] = useState<Action | null>(null);
  const ask = (title: string, text: string, run: (reason: string) => Promise<string>) =>
    setAction({ title, text, run: async (reason) => onChanged(await run(reason)) });
  const nameOf = ({ gameName, numero: drawNumber }: DrawReport) => `${gameName} ${drawNumber}`;
  const actions: SaleActions = {
    stop: (draw, { play, name }, number) =>
      ask(words.stop, words.stopText(number, name, nameOf(draw)), async (reason) => {
        await lotteryApi.stopNumber(draw, play, number, reason);
        return words.stopDone(number);
      }),
    resume: (draw, { play, name }, number) =>
      ask(words.resume, words.resumeText(number, name, nameOf(draw)), async (reason) => {
        await lotteryApi.resumeNumber(draw, play, number, reason);
        return words.resumed(number);
      }),
    close: (draw) =>
      ask(words.close, words.closeText(nameOf(draw), formatTime(draw.drawAt)), async (reason) =>
        words.closed(formatCount((await lotteryApi.closeSale(draw, reason)).tickets)),
      ),
  };
  return { actions, dialog: <ActionDialog action={action} onClose={() => setAction(null)} /> };
}
