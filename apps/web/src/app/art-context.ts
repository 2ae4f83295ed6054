import type { ArtOptions } from '@fairlot/ui/art';
import { createContext, use } from 'react';

export type DrawArt = (options: ArtOptions) => string;

/** The art generator while the server renders; null in the browser, which keeps the server's markup or shows an `<img>`. */
export const ArtContext = createContext<DrawArt | null>(null);

export function useDrawArt(): DrawArt | null {
  return use(ArtContext);
}
