import { Empty, Tabs } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { helpQuery, type HelpPage as HelpEntry } from '../../features/content/help/api/help.ts';
import { Banners } from '../../features/content/banners/ui/banners.tsx';
import { HtmlBody } from '../../features/content/rich-text/ui/html-body.tsx';
import { useSettings } from '../../features/site/model/use-settings.ts';
import { useText } from '../../shared/i18n/use-text.ts';
import { useGo } from '../../shared/navigation/use-go.ts';
import { useSearchParams } from '../../shared/navigation/use-place.ts';
import { FailedPart, LoadingRows } from '../../shared/ui/list-states.tsx';

/** The help centre: a tab for each page, the one that `tag` names is open. */
export default function HelpPage() {
  const t = useText();
  const { data, error, isError, refetch } = useQuery(helpQuery());
  if (data === undefined)
    return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows shape="card" />;
  return (
    <>
      <Banners group="m_help" />
      {data.length === 0 ? <Empty title={t('help.none')} hint={t('help.noneHint')} /> : <Pages pages={data} />}
    </>
  );
}

function Pages({ pages }: { pages: readonly HelpEntry[] }) {
  const t = useText();
  const go = useGo();
  const panelId = useId();
  const { tag } = useSearchParams();
  const { age } = useSettings();
  const page = pages.find((entry) => entry.tag === tag) ?? pages[0];
  if (page === undefined) return null;
  const show = (next: string) => go(`/m/help?tag=${encodeURIComponent(next)}`, { replace: true, keepScroll: true });
  return (
    <>
      <Tabs
        label={t('help.pages')}
        options={pages.map((entry) => ({ value: entry.tag, label: entry.title }))}
        value={page.tag}
        onChange={show}
        panelId={panelId}
      />
      <div id={panelId} role="tabpanel" aria-label={page.title} className="card mx mt-3 stack">
        <h2 className="h2">{page.title}</h2>
        {page.tag === 'terms' && <p className="note">{t('terms.age', { age: age.terms })}</p>}
        <HtmlBody html={page.content} />
      </div>
    </>
  );
}
