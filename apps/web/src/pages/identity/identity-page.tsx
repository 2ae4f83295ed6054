import { Icon, Segmented } from '@fairlot/ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { RealAccountOnly } from '../../features/trial/ui/real-account-only.tsx';
import {
  type DocumentKind,
  type DocumentSide,
  type Identity,
  identityQuery,
} from '../../features/verification/api/identity.ts';
import { SideRow } from '../../features/verification/ui/side-row.tsx';
import { useText } from '../../shared/i18n/use-text.ts';
import { useHasToken } from '../../shared/session/use-session.ts';
import { FailedPart, LoadingRows } from '../../shared/ui/list-states.tsx';

const KINDS = ['identityCard', 'passport', 'drivingLicence'] as const;
/** A passport needs one picture only. */
const SIDES: Readonly<Record<DocumentKind, readonly DocumentSide[]>> = {
  identityCard: ['front', 'back', 'face'],
  passport: ['front', 'face'],
  drivingLicence: ['front', 'back', 'face'],
};

/** Identity verification: pictures of a document, and the result. */
export default function IdentityPage() {
  return (
    <RealAccountOnly next="/m/member/identity">
      <Status />
    </RealAccountOnly>
  );
}

function Status() {
  const t = useText();
  const { data, error, isError, refetch } = useQuery(identityQuery(useHasToken()));
  if (data === undefined)
    return isError ? <FailedPart error={error} onRetry={() => void refetch()} /> : <LoadingRows count={3} />;
  const isVerified = data.state === 'verified';
  return (
    <>
      <section className="card mx mt-3 text-center" role="status">
        <span className={isVerified ? 'overlay-icon positive' : 'overlay-icon gold'}>
          <Icon name={isVerified ? 'check' : 'shield'} />
        </span>
        <h2 className="h2 mt-3">{t(`identity.state.${data.state}`)}</h2>
        <p className="caption muted mt-1">{data.note ?? t(`identity.stateHint.${data.state}`)}</p>
      </section>
      {!isVerified && <Documents identity={data} />}
      <p className="row top padded mt-4 caption muted">
        <Icon name="lock" size="small" className="brand" />
        <span>{t('identity.privacy')}</span>
      </p>
    </>
  );
}

function Documents({ identity }: { identity: Identity }) {
  const t = useText();
  const [kind, setKind] = useState<DocumentKind>('identityCard');
  return (
    <>
      <div className="padded mt-4">
        <Segmented
          label={t('identity.kind')}
          options={KINDS.map((value) => ({ value, label: t(`identity.kind.${value}`) }))}
          value={kind}
          onChange={setKind}
        />
      </div>
      <div className="card card--flush mx mt-3">
        {SIDES[kind].map((side) => (
          <SideRow key={side} kind={kind} side={side} sentAt={identity.sent.find((sent) => sent.side === side)?.at} />
        ))}
      </div>
      <p className="caption faint padded mt-2">{t('identity.quality')}</p>
    </>
  );
}
