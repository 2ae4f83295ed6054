import type { siteDesk, ValueOf } from '@fairlot/contract';
import { Button } from '@fairlot/ui';
import { useCallback, useState } from 'react';
import { TEXT_LANGUAGES } from '../../form/text-languages.ts';
import { currentRow } from '../../parts/current-row.ts';
import { Loaded } from '../../parts/states.tsx';
import { Table } from '../../parts/table.tsx';
import { common } from '../../shared/common-texts.ts';
import type { Operator } from '../../shared/operator.ts';
import { texts } from '../../shared/texts.ts';
import { useLoad } from '../../shared/use-load.ts';
import { siteApi } from './api.ts';
import { CloseDialog } from './close-dialog.tsx';
import { pageTexts } from './texts.ts';

type Page = ValueOf<typeof siteDesk.pages>[number];
const keyOf = ({ page }: Page) => page;
const nameOf = ({ page }: Page): string => pageTexts.names[page] ?? page;

/** Pages that can be closed, their texts for players, and a switch for each. */
export function ClosedPages({ operator }: { operator: Operator }) {
  const seesSite = operator.permissions.includes('site.read');
  const load = useCallback(
    async (signal: AbortSignal) => ({
      pages: await siteApi.pages(signal),
      languages: seesSite ? (await siteApi.getSite(signal)).settings.languages : TEXT_LANGUAGES,
    }),
    [seesSite],
  );
  const { state, reload } = useLoad(load);
  const [asked, setAsked] = useState<{ page: Page; open: boolean } | null>(null);
  const canChange = operator.permissions.includes('pages.change');
  const close = () => setAsked(null);
  const actions = (page: Page) => (
    <span className="row">
      {!page.open && (
        <Button aria-label={pageTexts.doOpen(nameOf(page))} onClick={() => setAsked({ page, open: true })}>
          {pageTexts.openIt}
        </Button>
      )}
      <Button
        aria-label={(page.open ? pageTexts.doClose : pageTexts.change)(nameOf(page))}
        onClick={() => setAsked({ page, open: false })}
      >
        {page.open ? pageTexts.closeIt : pageTexts.changeIt}
      </Button>
    </span>
  );
  return (
    <Loaded state={state} onRetry={reload}>
      {({ pages, languages }) => (
        <>
          <Table
            caption={pageTexts.title}
            rows={pages}
            keyOf={keyOf}
            columns={[
              { title: pageTexts.page, cell: nameOf },
              {
                title: common.state,
                cell: ({ open }) => (
                  <span className={open ? 'badge badge--positive' : 'badge badge--negative'}>
                    {open ? pageTexts.open : pageTexts.closed}
                  </span>
                ),
              },
              { title: pageTexts.message, cell: reportedOf },
              ...(canChange ? [{ title: texts.actions, cell: actions }] : []),
            ]}
          />
          {asked !== null && (
            <CloseDialog
              key={asked.page.page}
              name={nameOf(asked.page)}
              page={currentRow(asked.page, pages, keyOf)}
              open={asked.open}
              languages={languages}
              onClose={close}
              onDone={reload}
            />
          )}
        </>
      )}
    </Loaded>
  );
}

function reportedOf({ open, texts: reported }: Page): string {
  if (open) return '';
  const lines = Object.entries(reported).map(([code, text]) => `${code}: ${text}`);
  return lines.length === 0 ? pageTexts.standard : lines.join(' · ');
}
