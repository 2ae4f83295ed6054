import { Pictures } from '../../features/content/ui/announcement-pictures.tsx';
import { HtmlBody } from '../../features/content/ui/html-body.tsx';
import { OneEntry } from '../../features/content/ui/one-entry.tsx';
import { PromotionDates } from '../../features/content/ui/promotion-dates.tsx';

/** One promotion on a page of its own. */
export default function PromotionDetailPage() {
  return (
    <OneEntry>
      {(entry) => (
        <article className="card mx mt3 stack">
          <Pictures entry={entry} />
          <h2 className="h1">{entry.title}</h2>
          <p><PromotionDates entry={entry} /></p>
          <HtmlBody html={entry.content} />
        </article>
      )}
    </OneEntry>
  );
}
