import { useQueryClient } from '@tanstack/react-query';

/** Refetches a list, its counts and the waiting counts after an action. */
export function useReloadList(name: string): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: ['list', name] });
    void client.invalidateQueries({ queryKey: ['frame'] });
  };
}
