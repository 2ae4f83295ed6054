import { Empty } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { applicationsQuery } from '../../features/content/promotions/api/applications.ts';
import type { Announcement } from '../../features/content/announcements/api/notices.ts';
import { ApplicationForm } from '../../features/content/promotions/ui/application-form.tsx';
import { ApplicationState } from '../../features/content/promotions/ui/application-state.tsx';
import { OneEntry } from '../../features/content/announcements/ui/one-entry.tsx';
import { RealAccountOnly } from '../../features/trial/ui/real-account-only.tsx';
import { useText } from '../../shared/i18n/use-text.ts';
import { useHref } from '../../shared/navigation/use-place.ts';
import { useHasToken } from '../../shared/session/use-session.ts';

/** Application for the promotion in the address. */
export default function ApplicationPage() {
  const t = useText();
  return (
    <RealAccountOnly next={useHref()}>
      <OneEntry>
        {(entry) =>
          entry.takesApplications ? (
            <Application key={entry.id} entry={entry} />
          ) : (
            <Empty title={t('application.notThis')} hint={t('application.notThisHint')} />
          )
        }
      </OneEntry>
    </RealAccountOnly>
  );
}

function Application({ entry }: { entry: Announcement }) {
  const t = useText();
  const hasToken = useHasToken();
  const { data } = useQuery({ ...applicationsQuery(), enabled: hasToken });
  const latest = data?.find(({ announcementId }) => announcementId === entry.id);
  return (
    <section className="card mx mt-3 stack">
      <h2 className="h2">{entry.title}</h2>
      {latest !== undefined && (
        <p role="status" className="row">
          <ApplicationState state={latest.state} />
          <span className="caption muted">{t(`application.status.${latest.state}`)}</span>
        </p>
      )}
      {(latest === undefined || latest.state === 'refused') && <ApplicationForm announcementId={entry.id} />}
    </section>
  );
}
