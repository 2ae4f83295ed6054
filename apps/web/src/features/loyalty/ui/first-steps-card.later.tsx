import { Icon, IconButton, Progress, useToast } from '@fairlot/ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useErrorText, useText } from '../../../shared/i18n/use-text.ts';
import { protectionQuery } from '../../member/api/protection.ts';
import { type FirstSteps, firstStepsQuery } from '../api/first-steps.ts';
import { hideFirstSteps } from '../api/hide-first-steps.later.ts';
import { FIRST_STEPS, type FirstStep, nextStep, stateOf } from '../model/first-step.ts';

interface CardProps {
  steps: FirstSteps;
  /** The controls of each step, shown while it is open. */
  content: Readonly<Record<FirstStep, ReactNode>>;
}

/** First steps of a new member. One is open at a time, the next one to do at first. Close hides them for a day. */
export function FirstStepsCard({ steps, content }: CardProps) {
  const t = useText();
  const toast = useToast();
  const errorText = useErrorText();
  const client = useQueryClient();
  const [chosen, setChosen] = useState<FirstStep>();
  const { mutate, isPending } = useMutation({
    mutationFn: hideFirstSteps,
    onSuccess: () => client.setQueryData(firstStepsQuery(true).queryKey, null),
    onError: (error) => toast.error(errorText(error)),
  });
  const open = chosen !== undefined && stateOf(chosen, steps) === 'todo' ? chosen : nextStep(steps);
  const done = FIRST_STEPS.filter((step) => stateOf(step, steps) === 'done').length;
  return (
    <section className="card card--flush" aria-label={t('start.name')}>
      <div className="first-steps__head">
        <div className="row between">
          <h2 className="h2">{t('start.title')}</h2>
          <IconButton icon="close" label={t('start.hide')} disabled={isPending} onClick={() => mutate()} />
        </div>
        <div className="row first-steps__bars">
          {FIRST_STEPS.map((step) => (
            <Progress key={step} share={stateOf(step, steps) === 'done' ? 1 : 0} className="grow" />
          ))}
          <span className="caption muted numeric">{t('start.done', { done, total: FIRST_STEPS.length })}</span>
        </div>
      </div>
      <ol className="plain">
        {FIRST_STEPS.map((step, index) => (
          <Step
            key={step}
            {...{ step, index, steps }}
            isOpen={step === open}
            onOpen={() => setChosen(step)}
            content={content[step]}
          />
        ))}
      </ol>
    </section>
  );
}

interface StepProps {
  step: FirstStep;
  index: number;
  steps: FirstSteps;
  isOpen: boolean;
  onOpen: () => void;
  content: ReactNode;
}

function Step({ step, index, steps, isOpen, onOpen, content }: StepProps) {
  const t = useText();
  const state = stateOf(step, steps);
  const { data: protection } = useQuery(protectionQuery(true));
  const isBeforePlay = protection?.needsIdentity === true;
  const line = (
    <>
      <span className={state === 'done' ? 'step-mark positive' : 'step-mark'} data-next={isOpen || undefined}>
        {state === 'todo' ? index + 1 : <Icon name={state === 'done' ? 'check' : 'clock'} size="small" />}
      </span>
      <span className="grow">
        <span className="label block">{t(`start.${step}`)}</span>
        <span className="caption muted block">{t(hintOf({ step, state, steps, isBeforePlay }))}</span>
      </span>
    </>
  );
  return (
    <li className="first-step">
      {state === 'todo' ? (
        <button type="button" className="first-step__line" aria-expanded={isOpen} onClick={onOpen}>
          {line}
        </button>
      ) : (
        <div className="first-step__line">{line}</div>
      )}
      {isOpen && <div className="first-step__content">{content}</div>}
    </li>
  );
}

interface HintFacts {
  step: FirstStep;
  state: 'done' | 'waiting' | 'todo';
  steps: FirstSteps;
  /** Whether the market requires the identity before play, not only before a withdrawal. */
  isBeforePlay: boolean;
}

function hintOf({ step, state, steps: { identity }, isBeforePlay }: HintFacts): string {
  if (step === 'identity' && (identity === 'refused' || identity === 'expired')) return `start.hint.${identity}`;
  if (step === 'identity' && state === 'todo' && isBeforePlay) return 'start.hint.identity.play';
  return `start.hint.${step}.${state}`;
}
