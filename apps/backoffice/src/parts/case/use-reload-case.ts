import { useQueryClient } from '@tanstack/react-query';
import { useReloadList } from '../../list/use-reload-list.ts';

/** Refetches the open case and its list, after a change outside the layout. */
export function useReloadCase(list: string): () => void {
  const client = useQueryClient();
  const reloadList = useReloadList(list);
  return () => {
    void client.invalidateQueries({ queryKey: ['case', list] });
    reloadList();
  };
}
