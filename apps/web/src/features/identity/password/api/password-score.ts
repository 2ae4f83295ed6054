import { queryOptions } from '@tanstack/react-query';

/** The code that scores passwords, fetched once somebody types a new one. */
export const passwordScoreQuery = (isWanted: boolean) =>
  queryOptions({
    queryKey: ['identity', 'password-score'],
    queryFn: async () => (await import('../model/password-score.later.ts')).scorePassword,
    staleTime: Infinity,
    enabled: isWanted,
  });
