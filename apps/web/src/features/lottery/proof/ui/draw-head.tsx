import { Flag, type FlagTone } from '@fairlot/ui';
import { formatDateTime } from '../../../../shared/i18n/format.ts';
import { useLocaleText, useText } from '../../../../shared/i18n/use-text.ts';
import type { Draw } from '../../results/api/draw.ts';
import { resultOf } from '../../results/model/result.ts';
import { WonPrizes } from '../../jackpot/ui/won-prizes.tsx';
import { ResultTable } from '../../results/ui/result-card.tsx';
import { phaseOf, type ProofPhase } from '../model/evidence.ts';
import { stationResults } from '../model/station-results.ts';

const TONE: Record<ProofPhase, FlagTone> = { sale: 'info', locked: 'gold', drawn: 'pos', void: 'neutral' };

/** The draw, its status and its result. Statements about the seed are omitted for an official draw, which has none. */
export function DrawHead({ draw }: { draw: Draw }) {
  const { t, ...locale } = useLocaleText();
  const phase = phaseOf(draw);
  const avoided = resultOf(draw.avoided ?? null);
  const title = `${draw.displayName} · ${t('proof.draw', { numero: draw.numero })}`;
  return (
    <section className="card card--flush mx" aria-label={title}>
      <div className="prize-table-head">
        <span className="grow">
          <h2 className="h3">{draw.displayName}</h2>
          <span className="caption faint numeric block">{t('proof.draw', { numero: draw.numero })}</span>
          <span className="caption faint numeric block">{formatDateTime(draw.drawAt, locale)}</span>
        </span>
        <Flag tone={TONE[phase]}>{t(`proof.phase.${phase}`)}</Flag>
      </div>
      {phase === 'void' && (
        <p className="note warning mx mb-4">{`${t(reasonKey(draw.voidReason))} ${t('proof.refunded')}`}</p>
      )}
      {typeof draw.voidNote === 'string' && (
        <p className="note mx mb-4">{t('proof.void.note', { reason: draw.voidNote })}</p>
      )}
      {avoided !== null && (
        <>
          <h3 className="label mx mb-2">{t('proof.avoided')}</h3>
          <ResultTable result={avoided} caption={t('proof.avoided')} />
        </>
      )}
      {phase !== 'void' && draw.source !== 'feed' && <p className="note mx mb-4">{t(`proof.now.${phase}`)}</p>}
      {draw.result !== null &&
        stationResults(draw.result, draw.displayName).map(({ name, result }) => (
          <ResultTable
            key={name}
            result={result}
            caption={name === '' ? title : name}
            {...(name !== '' && { name, head: <h3 className="label mx mt-3 mb-2">{name}</h3> })}
          />
        ))}
      {draw.prizes !== undefined && <WonPrizes prizes={draw.prizes} />}
    </section>
  );
}

/** How the draw is protected, and what the protection does not cover. */
export function ModeNote({ draw }: { draw: Draw }) {
  const t = useText();
  // The numbers of an official draw come from outside: there is no seed, and only the tickets can be proved.
  const mode = draw.source === 'feed' ? 'official' : draw.beacon.mode;
  return (
    <section className="card mx mt-3" aria-label={t('proof.mode')}>
      <h2 className="h3">{t('proof.mode')}</h2>
      <p className="label mt-2">{t(`proof.mode.${mode}`)}</p>
      {mode !== 'official' && <p className="caption muted mt-2">{t('proof.how')}</p>}
      <p className="caption muted mt-2">{t(`proof.limit.${mode}`)}</p>
    </section>
  );
}

const KNOWN_REASONS = ['skipped', 'late', 'reveal-failed', 'beacon-missing', 'operator'];

function reasonKey(reason: string | null): string {
  return reason !== null && KNOWN_REASONS.includes(reason) ? `proof.void.${reason}` : 'proof.void.other';
}
