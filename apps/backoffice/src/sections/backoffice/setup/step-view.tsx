import { Button, Icon } from '@fairlot/ui';
import { useState } from 'react';
import { ErrorLine } from '../../../parts/states.tsx';
import { Time } from '../../../parts/time.tsx';
import { messageOf } from '../../../shared/message-of.ts';
import type { PageProps } from '../../../shared/section.ts';
import { setupApi, type SetupStep, type StepId } from './api.ts';
import { SecondOperator } from './second-operator.tsx';
import { stepTexts } from './step-texts.ts';
import { setupTexts as words } from './texts.ts';
import { warningsOf } from './warnings.ts';

/** The console pages of each step, in the order of its link texts. */
const PAGES: Readonly<Record<StepId, readonly (readonly [path: string, search: string])[]>> = {
  operators: [['operators', '']],
  merchant: [['site', '?part=merchant']],
  brand: [['site', '?part=brand']],
  pages: [
    ['pages', ''],
    ['site', '?part=pages'],
  ],
  registration: [
    ['site', '?part=registration'],
    ['message-providers', ''],
    ['identity-providers', ''],
    ['login-providers', ''],
  ],
  cashier: [
    ['deposit-methods', ''],
    ['withdrawal-terms', ''],
    ['payment-providers', ''],
    ['site', '?part=cashier'],
  ],
  vendors: [['vendors', '']],
  games: [
    ['vendors', ''],
    ['games', ''],
  ],
  lotteries: [
    ['lotteries', ''],
    ['feeds', ''],
  ],
  originals: [['originals', '']],
  content: [['site', '?part=content']],
};

interface StepViewProps extends Pick<PageProps, 'operator' | 'onGo'> {
  step: SetupStep;
  onChanged: () => void;
}

/** One step: its purpose, what exists, what is missing, and the pages where it is done. */
export function StepView({ step, operator, onGo, onChanged }: StepViewProps) {
  const { id, state, ready, takesConfirmation, detail, confirmed } = step;
  const texts = stepTexts[id];
  const [error, setError] = useState<string | null>(null);
  const confirm = () => {
    setError(null);
    setupApi.confirm(id).then(onChanged, (failure: unknown) => setError(messageOf(failure)));
  };
  const isDone = state === 'done';
  return (
    <section className="card card--wide" aria-label={texts.title}>
      <div className="setup-head">
        <h2>{texts.title}</h2>
        <StepState step={step} />
      </div>
      <p>{texts.text}</p>
      <p>
        <b>{texts.has(detail)}</b>
      </p>
      {isDone ? null : <p className="notice">{texts.missing}</p>}
      {warningsOf(step).map((warning) => (
        <p key={warning} className="notice">
          {warning}
        </p>
      ))}
      {id === 'operators' && !isDone && operator.permissions.includes('operators.change') ? (
        <SecondOperator isAgain={detail['active'] !== 1} onAdded={onChanged} />
      ) : null}
      <p className="row">
        {PAGES[id].map(([path, search], place) => (
          <Button key={path + search} onClick={() => onGo(path, search)}>
            {texts.links[place]}
            <Icon name="chevron" />
          </Button>
        ))}
      </p>
      {takesConfirmation && ready && operator.permissions.includes('setup.change') ? (
        <p className="row">
          <Button
            variant={isDone ? undefined : 'fill'}
            aria-label={`${confirmed === null ? words.confirm : words.again}: ${texts.title}`}
            onClick={confirm}
          >
            {confirmed === null ? words.confirm : words.again}
          </Button>
          {confirmed === null ? null : (
            <span className="muted">
              {words.confirmed(confirmed.by)} <Time at={confirmed.at} />
            </span>
          )}
        </p>
      ) : null}
      <ErrorLine message={error} />
    </section>
  );
}

function StepState({ step: { state, needed } }: { step: SetupStep }) {
  if (state === 'done') return <span className="state state--good">{words.isDone}</span>;
  return needed ? (
    <span className="state state--wait">{words.isOpen}</span>
  ) : (
    <span className="state">{words.isSpare}</span>
  );
}
