import { displayMinor, parseMinor } from '@fairlot/money';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { formatAmount } from '../../../../shared/i18n/format.ts';
import { type Translate, useLocaleText } from '../../../../shared/i18n/use-text.ts';
import { useHasToken } from '../../../../shared/session/use-session.ts';
import { periodText } from '../../model/period-text.ts';
import { type Contract, periodQuery } from '../api/contracts.ts';
import { percentOf } from '../model/contract-terms-model.ts';
import { type Missing, type NextStep as Position, nextStepOf, type Step } from '../model/next-step-model.ts';

/** The running period: its amount so far, and its distance from the next tier where tiers have a figure to compare. */
export function RunningPeriod({ kind, terms }: Pick<Contract, 'kind' | 'terms'>) {
  const { t, tag } = useLocaleText();
  const [thisYear] = useState(() => String(new Date().getFullYear()));
  const { data: period } = useQuery(periodQuery(kind, useHasToken()));
  if (period === undefined || period === null) return null;
  const { from, to, sales, loss, active, amount } = period;
  const position = nextStepOf(kind, terms, { salesMinor: parseMinor(sales), lossMinor: parseMinor(loss), active });
  return (
    <section className="card mx stack" aria-labelledby="so-far">
      <div>
        <h2 id="so-far" className="h3">
          {t('contracts.soFar', { period: periodText(`${from}/${to}`, tag, thisYear) })}
        </h2>
        <p className="last-sum__amount numeric ltr">{formatAmount(amount, tag)}</p>
        <p className="caption muted">{t('contracts.estimate')}</p>
      </div>
      {position !== null && <NextStep position={position} />}
    </section>
  );
}

function NextStep({ position }: { position: Position }) {
  const { t, tag } = useLocaleText();
  const whole = (minor: bigint) => displayMinor(minor, { locale: tag, decimals: 0 });
  const { next, nowMinor, measure, missing, steps } = position;
  return (
    <>
      <div className="row between gap-2">
        <p className="caption muted numeric">
          {next === null
            ? t('contracts.topStep')
            : t(measure === 'loss' ? 'contracts.nextLoss' : 'contracts.nextTurnover', {
                amount: whole(next.fromMinor),
              })}
          {` · ${t(`contracts.line.${measure}`)}: `}
          <b>{whole(nowMinor)}</b>
        </p>
        {next !== null && <b className="numeric">{percentOf(next.rate, tag)}</b>}
      </div>
      <StepBar position={position} />
      <StepLabels steps={steps} whole={whole} />
      {missing.map((condition) => (
        <p key={condition.label} className="caption numeric">
          {t('contracts.alsoNeeded', missingText(condition, whole, t))}
        </p>
      ))}
    </>
  );
}

/** The filled part of the bar, with a mark at each tier within it. */
function StepBar({ position: { share, steps } }: { position: Position }) {
  return (
    <div className="bar bar--large step-bar" aria-hidden="true">
      <svg focusable="false">
        <rect width={`${share * 100}%`} height="100%" rx="4" />
        {steps
          .filter((step) => step.share > 0 && step.share < 1)
          .map((step) => (
            <line key={step.rate} x1={`${step.share * 100}%`} x2={`${step.share * 100}%`} y1="0" y2="100%" />
          ))}
      </svg>
    </div>
  );
}

function StepLabels({ steps, whole }: { steps: readonly Step[]; whole: (minor: bigint) => string }) {
  const { t, tag } = useLocaleText();
  return (
    <ul className="step-labels caption muted numeric">
      {steps.map(({ rate, fromMinor }) => (
        <li key={`${rate}-${fromMinor}`}>
          {t('contracts.stepFrom', { rate: percentOf(rate, tag), amount: whole(fromMinor) })}
        </li>
      ))}
    </ul>
  );
}

function missingText({ label, now, needed }: Missing, whole: (minor: bigint) => string, t: Translate) {
  const shown = (value: bigint) => (label === 'active' ? String(value) : whole(value));
  return { what: t(`contracts.line.${label}`), now: shown(now), needed: shown(needed) };
}
