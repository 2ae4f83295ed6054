import { Button, IconButton, MaintenanceSpot, Mark, RestrictedSpot, useToast } from '@fairlot/ui';
import { useIsFetching, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import { statusQuery } from '../api/status.ts';
import type { Closure } from '../model/closure.ts';
import { useSettings } from '../model/use-settings.ts';

/** Stands in for the whole app while the site is closed; asks again by itself and at a press. */
export default function ClosedPage({ closure }: { closure: Closure }) {
  const t = useText();
  const { merchantName } = useSettings();
  const client = useQueryClient();
  const { queryKey } = statusQuery();
  const isAsking = useIsFetching({ queryKey }) > 0;
  const title = useRef<HTMLHeadingElement>(null);
  const { kind } = closure;
  // What was focused is gone with the app; the title says why.
  useEffect(() => title.current?.focus(), [kind]);
  return (
    <div className="app notab closed">
      <header className="hdr"><span className="logo"><Mark /><span>{merchantName}</span></span></header>
      <main id="content" data-status={kind}>
        <div className="why">
          {kind === 'maintenance' ? <MaintenanceSpot /> : <RestrictedSpot />}
          <h1 className="h1" tabIndex={-1} ref={title}>{t(`status.${kind}`)}</h1>
          <p className="mut">{t(`status.${kind}Text`)}</p>
          {closure.kind === 'restricted' && <Address ip={closure.ip} />}
        </div>
        <div className="pad">
          <Button variant="fill" size="lg" wide busy={isAsking} onClick={() => void client.refetchQueries({ queryKey })}>{t('status.again')}</Button>
          <p className="cap mut3 c mt2">{t('status.itself')}</p>
        </div>
      </main>
    </div>
  );
}

function Address({ ip }: { ip: string }) {
  const t = useText();
  const toast = useToast();
  const copy = () => {
    navigator.clipboard.writeText(ip).then(() => toast.success(t('status.copied')), () => toast.error(t('common.failed')));
  };
  return (
    <div className="card address row">
      <div className="grow">
        <div className="cap mut">{t('status.address')}</div>
        <div className="label num ltr">{ip}</div>
      </div>
      {/* Browsers have no clipboard on plain http. */}
      {'clipboard' in navigator && <IconButton icon="copy" size="s" className="mut" label={t('status.copy')} onClick={copy} />}
    </div>
  );
}
