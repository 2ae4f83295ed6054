/** Length of an application to become an agent, in code points after trimming. */
export const APPLICATION_LENGTH = { min: 10, max: 500 } as const;
