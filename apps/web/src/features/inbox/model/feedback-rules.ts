/** Code points after trimming (specification, section 5, and Z-74). */
export const FEEDBACK_MIN = 10;
export const FEEDBACK_MAX = 200;
/** How long the page shows the sending indicator (specification, section 9). */
export const FEEDBACK_LOADING_MS = 10_000;

/** Topics of feedback in the order of the sheet, with their numbers on the wire; there is no 5 (Z-74). */
export const FEEDBACK_TYPES = { deposit: 1, withdrawal: 2, game: 3, service: 4, agent: 6, other: 0 } as const;
export type FeedbackName = keyof typeof FEEDBACK_TYPES;
export type FeedbackType = (typeof FEEDBACK_TYPES)[FeedbackName];
/** No type chosen yet. */
export const NO_TYPE = -1;

export function feedbackLength(content: string): number {
  return Array.from(content.trim()).length;
}

/** Whether Confirm is enabled, which depends on the length only; without a type it opens the sheet of types (Z-74). */
export function canConfirm(content: string): boolean {
  const length = feedbackLength(content);
  return length >= FEEDBACK_MIN && length <= FEEDBACK_MAX;
}

export function isAboutMoney(type: FeedbackType): boolean {
  return type === FEEDBACK_TYPES.deposit || type === FEEDBACK_TYPES.withdrawal;
}

export function nameOfType(type: number): FeedbackName | undefined {
  return (Object.keys(FEEDBACK_TYPES) as FeedbackName[]).find((name) => FEEDBACK_TYPES[name] === type);
}
