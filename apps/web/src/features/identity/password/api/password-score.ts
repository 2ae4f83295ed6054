import { queryOptions } from '@tanstack/react-query';

/** The code that scores passwords; loaded when a new password is typed. */
export const passwordScoreQuery = (isWanted: boolean) =>
  queryOptions({
    queryKey: ['identity', 'password-score'],
    queryFn: async () => (await import('../model/password-score.later.ts')).scorePassword,
    staleTime: Infinity,
    enabled: isWanted,
  });
