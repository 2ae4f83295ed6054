import { Button, Icon, IconButton, MaintenanceSpot, Mark, RestrictedSpot, UiLink, useIsHydrating } from '@fairlot/ui';
import { useIsFetching, useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { formatDateTime } from '../../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../../shared/i18n/use-text.ts';
import { useBrowserLayoutEffect } from '../../../shared/use-browser-layout-effect.ts';
import { LanguageButton } from '../../../shared/ui/language-button.tsx';
import { serviceQuery } from '../../service/api/service.ts';
import { statusQuery } from '../api/status.ts';
import type { Closure } from '../model/closure.ts';
import { showSite } from '../model/status-cache.ts';
import { useSettings } from '../model/use-settings.ts';
import { useCopy } from '../../../shared/ui/use-copy.ts';

/** Replaces the whole app while the site is closed; checks the status automatically and on a click. */
export default function ClosedPage({ closure }: { closure: Closure }) {
  // Before the title gets the focus, which a hidden element cannot have.
  useBrowserLayoutEffect(showSite, []);
  return (
    <div className="app app--no-tabs closed">
      <ClosedBar />
      <main id="content" data-status={closure.kind}>
        <ClosedBody closure={closure} />
      </main>
    </div>
  );
}

/** The view of a closed site on its own page; `onOpen` is called when a click finds the site open. */
export function ClosedView({ closure, onOpen }: { closure: Closure; onOpen: () => void }) {
  return (
    <div className="closed closed--page" data-status={closure.kind}>
      <ClosedBar />
      <ClosedBody closure={closure} onOpen={onOpen} />
    </div>
  );
}

function ClosedBar() {
  const { merchantName } = useSettings();
  return (
    <header className="header">
      <span className="logo">
        <Mark />
        <span>{merchantName}</span>
      </span>
      <span className="grow" />
      <LanguageButton />
    </header>
  );
}

function ClosedBody({ closure, onOpen }: { closure: Closure; onOpen?: () => void }) {
  const t = useText();
  const client = useQueryClient();
  const { queryKey } = statusQuery();
  const isHydrating = useIsHydrating();
  // The shell may have queried the status before this page is hydrated.
  const isAsking = useIsFetching({ queryKey }) > 0 && !isHydrating;
  const title = useRef<HTMLHeadingElement>(null);
  const { kind } = closure;
  // The focused element disappeared with the app, so the title gets the focus.
  useEffect(() => title.current?.focus(), [kind]);
  const ask = async () => {
    await client.refetchQueries({ queryKey });
    if (client.getQueryData(queryKey)?.status === 0) onOpen?.();
  };
  return (
    <>
      <div className="why">
        {kind === 'restricted' ? <RestrictedSpot /> : <MaintenanceSpot />}
        <h1 className="h1" tabIndex={-1} ref={title}>
          {t(`status.${kind}`)}
        </h1>
        <p className="muted">{t(`status.info_${kind}`)}</p>
        {closure.kind === 'restricted' && closure.ip !== '' && <Address ip={closure.ip} />}
        {closure.kind === 'maintenance' && closure.until !== null && <PlannedEnd at={closure.until} />}
      </div>
      <div className="padded stack">
        <Contact label={t(kind === 'restricted' ? 'status.service' : 'status.support')} />
        <Button variant="neutral" size="large" wide busy={isAsking} onClick={() => void ask()}>
          {t('status.again')}
        </Button>
        {onOpen === undefined && <p className="caption faint text-center mt-2">{t('status.itself')}</p>}
      </div>
    </>
  );
}

/** The first contact of customer service; nothing if there is none or it cannot be loaded. */
function Contact({ label }: { label: string }) {
  const { data } = useQuery(serviceQuery());
  const [first] = data ?? [];
  return first === undefined ? null : (
    <UiLink
      className="button button--filled button--large button--wide"
      href={first.address}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span className="button__label">{label}</span>
    </UiLink>
  );
}

function PlannedEnd({ at }: { at: number }) {
  const { t, ...locale } = useLocaleText();
  return (
    <div className="card row gap-3 planned">
      <Icon name="clock" className="brand" />
      <div>
        <div className="caption muted">{t('status.until')}</div>
        <div className="label numeric">{formatDateTime(at, locale)}</div>
      </div>
    </div>
  );
}

function Address({ ip }: { ip: string }) {
  const t = useText();
  const isHydrating = useIsHydrating();
  const copy = useCopy({ done: t('status.copied'), failed: t('common.failed') });
  return (
    <div className="card address row">
      <div className="grow">
        <div className="caption muted">{t('status.address')}</div>
        <div className="label">
          <bdi className="numeric ltr">{ip}</bdi>
        </div>
      </div>
      {/* Browsers have no clipboard on plain http. */}
      {!isHydrating && 'clipboard' in navigator && (
        <IconButton icon="copy" size="small" className="muted" label={t('status.copy')} onClick={() => copy(ip)} />
      )}
    </div>
  );
}
