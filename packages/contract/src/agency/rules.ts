/** Code points of an application to become an agent, after trimming. */
export const APPLICATION_LENGTH = { min: 10, max: 500 } as const;
