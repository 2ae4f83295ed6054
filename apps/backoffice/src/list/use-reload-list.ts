import { useQueryClient } from '@tanstack/react-query';

/** Reads a list again, its counts and what waits with it, once something was done about it. */
export function useReloadList(name: string): () => void {
  const client = useQueryClient();
  return () => {
    void client.invalidateQueries({ queryKey: ['list', name] });
    void client.invalidateQueries({ queryKey: ['frame'] });
  };
}
