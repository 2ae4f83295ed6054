/** The error code of an answer; null for a success. */
export const errorOf = async (answer: PromiseLike<{ json(): { errorCode: string | null } }>): Promise<string | null> =>
  (await answer).json().errorCode;
