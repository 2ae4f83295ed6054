import { siteDesk as contract, CLOSABLE_PAGES, isClosablePage } from '@fairlot/contract';
import { type BoundRoute, route } from '../../../platform/http/index.ts';
import { Refusal } from '../../../platform/refusal.ts';
import type { Platform } from '../../../platform/index.ts';
import { requireVersion, versionOf, writeTrail } from '../../../platform/operators/index.ts';
import type { Site } from '../index.ts';

type Closed = Record<string, Record<string, string>>;

/** Temporarily closed pages of the web app, and the texts that players read there. */
export function createPageRoutes(platform: Platform, site: Site): BoundRoute[] {
  return [
    route(contract.pages, async () => {
      const closed = await site.setting('closedPages');
      return CLOSABLE_PAGES.map((page) => stateOf(page, closed[page]));
    }),
    route(contract.setPage, async ({ operator, ip, params: { page }, body: { open, texts, reason, version } }) => {
      if (!isClosablePage(page)) throw new Refusal('not.found');
      const after = open ? undefined : texts;
      const withPage = (before: Closed): Closed =>
        Object.fromEntries([
          ...Object.entries(before).filter(([key]) => key !== page),
          ...(after === undefined ? [] : [[page, after]]),
        ]);
      await site.change('closedPages', withPage, async (tx, before) => {
        requireVersion(version, contentOf(page, before[page]));
        await writeTrail(platform, { operator, ip }, tx, {
          action: 'page.changed',
          object: `page:${page}`,
          before: contentOf(page, before[page]),
          after: contentOf(page, after),
          reason,
        });
      });
      return stateOf(page, after);
    }),
  ];
}

type Texts = Readonly<Record<string, string>> | undefined;

function contentOf(page: string, texts: Texts): { page: string; open: boolean; texts: Record<string, string> } {
  return { page, open: texts === undefined, texts: { ...texts } };
}

function stateOf(page: string, texts: Texts): ReturnType<typeof contentOf> & { version: string } {
  const content = contentOf(page, texts);
  return { ...content, version: versionOf(content) };
}
