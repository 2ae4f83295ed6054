import { Segmented } from '@fairlot/ui';
import { useState } from 'react';
import { useText } from '../../../shared/i18n/use-text.ts';
import type { DocumentKind, DocumentSide, Identity } from '../api/identity.ts';
import { GoodPicture } from './good-picture.tsx';
import { SideRow } from './side-row.tsx';

const KINDS = ['identityCard', 'passport', 'drivingLicence'] as const;
/** A passport needs one picture only. */
const SIDES: Readonly<Record<DocumentKind, readonly DocumentSide[]>> = {
  identityCard: ['front', 'back', 'face'],
  passport: ['front', 'face'],
  drivingLicence: ['front', 'back', 'face'],
};

/** Choice of a document, and a row for each picture of it. */
export function Documents({ identity }: { identity: Identity }) {
  const t = useText();
  const { sent } = identity;
  const [kind, setKind] = useState(() => KINDS.find((known) => known === sent.at(-1)?.kind) ?? 'identityCard');
  // The picture of the face belongs to every document.
  const sentAt = (side: DocumentSide) =>
    sent.find((one) => one.side === side && (side === 'face' || one.kind === kind))?.at;
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
          <SideRow key={side} kind={kind} side={side} sentAt={sentAt(side)} />
        ))}
      </div>
      <div className="row gap-3 padded mt-3">
        <GoodPicture />
        <p className="caption muted grow">{t('identity.quality')}</p>
      </div>
    </>
  );
}
