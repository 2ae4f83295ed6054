import { useQuery } from '@tanstack/react-query';
import type { ValueWords } from '../../shared/section.ts';
import { useContributions } from '../../shared/use-sections.ts';

const NONE: ValueWords = {};

/** Texts of chosen values by kind of object; values stay unchanged until the texts are loaded. */
export function useValueWords(): ValueWords {
  const { loadValueWords } = useContributions();
  const { data = NONE } = useQuery({ queryKey: ['value-words'], queryFn: loadValueWords, staleTime: Infinity });
  return data;
}
