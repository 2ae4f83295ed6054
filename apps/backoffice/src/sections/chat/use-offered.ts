import { useQuery } from '@tanstack/react-query';
import { type Answer, chatApi } from './api.ts';

/** Maximum number of offered answers. */
const MOST = 6;

export interface Offered {
  id: string;
  title: string;
  text: string;
}

/**
 * Saved answers that match `wanted`, in the language of the member. Empty when `wanted` is null, undefined while the
 * answers load.
 */
export function useOffered(wanted: string | null, language: string): readonly Offered[] | undefined {
  const { data, isLoading } = useQuery({
    queryKey: ['chat', 'answers'],
    queryFn: ({ signal }) => chatApi.answers(signal),
    enabled: wanted !== null,
  });
  if (isLoading) return undefined;
  return wanted === null ? [] : findAnswers(data ?? [], wanted, language);
}

/** Answers whose title starts with the text, then those that contain it anywhere. */
export function findAnswers(answers: readonly Answer[], wanted: string, language: string): Offered[] {
  const sought = wanted.trim().toLowerCase();
  const offered = answers.flatMap(({ id, texts }) => {
    const text = texts[language] ?? texts['EN'] ?? Object.values(texts)[0];
    return text === undefined ? [] : [{ id, ...text }];
  });
  const begins = ({ title }: Offered) => title.toLowerCase().startsWith(sought);
  const has = ({ title, text }: Offered) => `${title}\n${text}`.toLowerCase().includes(sought);
  return [...offered.filter(begins), ...offered.filter((one) => !begins(one) && has(one))].slice(0, MOST);
}
