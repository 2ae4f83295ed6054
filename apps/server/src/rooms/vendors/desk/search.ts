import type { SearchSource } from '../../../platform/operators/index.ts';
import type { Catalogue } from '../../catalogue/index.ts';

const MOST = 5;

/** Finds vendors by their code, or by the beginning of a word of their name. There are few, so all are read. */
export function createVendorSearch(catalogue: Pick<Catalogue, 'listVendors'>): SearchSource {
  return {
    kind: 'vendor',
    permission: 'vendors.read',
    find: async (text) => {
      const wanted = text.toLowerCase();
      const isFound = (name: string) => ` ${name.toLowerCase()}`.includes(` ${wanted}`);
      return (await catalogue.listVendors())
        .filter(({ code, displayName }) => isFound(code) || isFound(displayName))
        .slice(0, MOST)
        .map(({ code, displayName }) => ({
          id: code,
          title: displayName,
          detail: code,
          page: 'vendor-health',
          query: { vendor: code },
        }));
    },
  };
}
