import { createContext, use } from 'react';
import type { Operator, Progress } from '../shared/operator.ts';

export interface FrameContents {
  operator: Operator;
  onProgress: (progress: Progress) => void;
  onLogOut: () => Promise<void>;
}

export const FrameContext = createContext<FrameContents | null>(null);

export function useFrameContents(): FrameContents {
  const contents = use(FrameContext);
  if (contents === null) throw new Error('A component of the frame is used outside of it');
  return contents;
}
