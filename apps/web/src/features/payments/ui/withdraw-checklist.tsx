import { Button, ButtonLink, Icon } from '@fairlot/ui';
import { useText, type Translate } from '../../../shared/i18n/use-text.ts';
import type { Identity } from '../../verification/api/identity.ts';
import type { PayoutAccount } from '../api/withdraw-calls.ts';
import type { StepId, WithdrawStep } from '../model/withdraw-steps.ts';
import { AccountRow } from './account-choice.tsx';
import { PayBar } from './pay-bar.tsx';

interface ChecklistProps {
  steps: readonly WithdrawStep[];
  identity: Identity['state'];
  accounts: readonly PayoutAccount[];
  /** Opens the form of a step over the page; the identity has its own page. */
  onStep: (id: Exclude<StepId, 'identity'>) => void;
}

/** Open steps before the first withdrawal, each with its status. The next one is the main action. */
export function WithdrawChecklist({ steps, identity, accounts, onStep }: ChecklistProps) {
  const t = useText();
  const next = steps.find(({ state }) => state === 'todo');
  const done = steps.filter(({ state }) => state === 'done').length;
  return (
    <>
      <section aria-label={t('withdraw.steps')}>
        <div className="section-head">
          <h2 className="h2">{t('withdraw.steps')}</h2>
          <span className="caption muted">{t('withdraw.stepsDone', { done, total: steps.length })}</span>
        </div>
        <ol className="card card--flush mx plain">
          {steps.map((step, index) => (
            <Step key={step.id} {...{ ...step, index, identity, accounts, onStep }} isNext={step === next} />
          ))}
        </ol>
        {accounts.length > 0 && (
          <div className="card card--flush mx mt-3">
            {accounts.map((account) => (
              <div key={account.accountId} className="list-row list-row--tall">
                <AccountRow account={account} />
              </div>
            ))}
          </div>
        )}
        <p className="row top caption muted padded mt-3">
          <Icon name="info" size="small" className="brand" />
          <span>{t('withdraw.stepsOnce')}</span>
        </p>
      </section>
      {next !== undefined && (
        <PayBar>
          <StepAction id={next.id} isMain onStep={onStep} />
        </PayBar>
      )}
    </>
  );
}

interface StepProps extends WithdrawStep, Pick<ChecklistProps, 'identity' | 'accounts' | 'onStep'> {
  index: number;
  isNext: boolean;
}

function Step({ id, state, index, isNext, identity, accounts, onStep }: StepProps) {
  const t = useText();
  return (
    <li className="list-row list-row--tall">
      <span className={state === 'done' ? 'step-mark positive' : 'step-mark'} data-next={isNext || undefined}>
        {state === 'todo' ? index + 1 : <Icon name={state === 'done' ? 'check' : 'clock'} size="small" />}
      </span>
      <span className="grow">
        <span className="label block">{t(titleOf(id, state))}</span>
        <span className="caption muted block">{hintOf({ id, state, identity, accounts }, t)}</span>
        {state === 'todo' && !isNext && (
          <span className="block mt-2">
            <StepAction id={id} isMain={false} onStep={onStep} />
          </span>
        )}
      </span>
    </li>
  );
}

function StepAction({ id, isMain, onStep }: { id: StepId; isMain: boolean } & Pick<ChecklistProps, 'onStep'>) {
  const t = useText();
  const look = isMain
    ? ({ variant: 'fill', size: 'large', wide: true } as const)
    : ({ variant: 'soft', size: 'small' } as const);
  const name = t(ACTION[id]);
  if (id === 'identity')
    return (
      <ButtonLink {...look} href="/m/member/identity">
        {name}
      </ButtonLink>
    );
  return (
    <Button {...look} onClick={() => onStep(id)}>
      {name}
    </Button>
  );
}

const ACTION: Record<StepId, string> = {
  identity: 'withdraw.step.identity',
  password: 'withdraw.setPassword',
  account: 'payout.add',
};

function titleOf(id: StepId, state: WithdrawStep['state']): string {
  if (id === 'identity') return state === 'done' ? 'withdraw.step.identityDone' : 'withdraw.step.identity';
  return id === 'password' ? 'withdraw.password' : 'payout.title';
}

type HintFacts = Pick<StepProps, 'id' | 'state' | 'identity' | 'accounts'>;

function hintOf({ id, state, identity, accounts }: HintFacts, t: Translate): string {
  if (id === 'identity') return t(`identity.stateHint.${state === 'done' ? 'verified' : identity}`);
  if (id === 'password') return t('withdraw.step.passwordHint');
  if (state === 'waiting') return t('withdraw.step.accountWaits');
  const named = state === 'done' ? accounts.find(({ nameState }) => nameState === 'matches') : undefined;
  return named?.label ?? t('withdraw.noAccountsHint');
}
