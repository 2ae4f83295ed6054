import { useText } from '../../../../shared/i18n/use-text.ts';
import type { Draw } from '../../results/api/draw.ts';
import { phaseOf } from '../model/evidence.ts';
import { HexRow } from '../../../../shared/ui/hex-row.tsx';

/** Published values of a draw, in order of publication. */
export function DrawFacts({ draw }: { draw: Draw }) {
  const t = useText();
  const { beacon } = draw;
  const isOfficial = draw.source === 'feed';
  const rows: [string, string | null][] = [
    ...(isOfficial ? [] : ([['proof.commitment', draw.commitment]] satisfies [string, string][])),
    ...(beacon.mode === 'off' ? [] : ([['proof.beaconKey', beacon.publicKey]] satisfies [string, string][])),
    ['proof.root', draw.merkleRoot],
    ...(isOfficial ? [] : ([['proof.seed', draw.seed]] satisfies [string, string | null][])),
    ...(beacon.mode === 'off' ? [] : ([['proof.signature', beacon.signature]] satisfies [string, string | null][])),
  ];
  return (
    <section className="card card--flush mx mt-3" aria-label={t('proof.published')}>
      <div className="prize-table-head">
        <h2 className="h3">{t('proof.published')}</h2>
      </div>
      {rows.map(([key, value]) =>
        value === null ? (
          <Missing key={key} label={t(key)} text={t(phaseOf(draw) === 'void' ? 'proof.never' : 'proof.notYet')} />
        ) : (
          <HexRow key={key} label={t(key)} value={value} />
        ),
      )}
      <dl className="facts padded mt-3 mb-4">
        <dt>{t('proof.ticketCount')}</dt>
        <dd className="numeric">{draw.ticketCount ?? '–'}</dd>
        <dt>{t('proof.rules')}</dt>
        <dd className="numeric">{draw.rulesVersion}</dd>
        {beacon.mode !== 'off' && (
          <>
            <dt>{t('proof.round')}</dt>
            <dd className="numeric">{beacon.round}</dd>
          </>
        )}
      </dl>
    </section>
  );
}

function Missing({ label, text }: { label: string; text: string }) {
  return (
    <div className="list-row top">
      <span className="grow">
        <span className="caption faint block">{label}</span>
        <span className="caption muted block">{text}</span>
      </span>
    </div>
  );
}
