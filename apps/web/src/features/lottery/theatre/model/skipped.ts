const KEY = 'skippedDraw';

/** Whether the member has skipped the stage of this draw. Kept over a reload, for the last draw only. */
export const isSkippedDraw = (draw: string): boolean => sessionStorage.getItem(KEY) === draw;

export const keepSkipped = (draw: string): void => sessionStorage.setItem(KEY, draw);
