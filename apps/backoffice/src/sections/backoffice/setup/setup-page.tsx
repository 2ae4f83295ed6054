import { Button, Icon } from '@fairlot/ui';
import { useMedia } from '../../../shared/use-media.ts';
import { Loaded } from '../../../parts/states.tsx';
import type { PageProps } from '../../../shared/section.ts';
import { useFresh } from './use-fresh.ts';
import { useLoad } from '../../../shared/use-load.ts';
import { sectionTexts } from '../section-texts.ts';
import { setupApi, type Setup, type SetupStep } from './api.ts';
import { Checklist } from './checklist.tsx';
import { FirstDays } from './first-days.tsx';
import { OpenStep } from './open-step.tsx';
import './setup.css';
import { StepView } from './step-view.tsx';
import { stepTexts } from './step-texts.ts';
import { setupTexts as words } from './texts.ts';

/** Address of the last step, which the server does not list. */
const OPEN = 'open';

/** Sets up a new site step by step. It can be left at any step: progress is read from the site itself. */
export function SetupPage(props: PageProps) {
  const { state, reload, refresh } = useLoad(setupApi.setup);
  useFresh(refresh);
  return (
    <Loaded state={state} onRetry={reload}>
      {(setup) => <Steps {...props} setup={setup} onChanged={reload} />}
    </Loaded>
  );
}

interface StepsProps extends PageProps {
  setup: Setup;
  onChanged: () => void;
}

function Steps({ setup, onChanged, ...page }: StepsProps) {
  const isWide = useMedia('(min-width: 1100px)');
  const asked = new URLSearchParams(page.search).get('step');
  const { steps } = setup;
  const first = steps.find(({ needed, state }) => needed && state === 'open')?.id ?? OPEN;
  const current = asked ?? (isWide ? first : null);
  const step = steps.find(({ id }) => id === current);
  const go = (id: string | null) => page.onGo('setup', id === null ? '' : `?step=${id}`);
  const done = steps.filter(({ state }) => state === 'done').length + (setup.isOpen ? 1 : 0);
  const showsList = isWide || current === null;
  return (
    <div className="setup">
      {showsList ? (
        <nav className="setup-steps card" aria-label={words.stepsOf}>
          <p className="row setup-progress">
            <b>{words.done(done, steps.length + 1)}</b>
            <progress value={done} max={steps.length + 1} aria-label={words.stepsOf} />
          </p>
          <ol>
            {steps.map((one, place) => (
              <li key={one.id}>
                <StepButton
                  number={place + 1}
                  title={stepTexts[one.id].title}
                  hint={stepTexts[one.id].has(one.detail)}
                  step={one}
                  isCurrent={one.id === current}
                  onPress={() => go(one.id)}
                />
              </li>
            ))}
            <li>
              <StepButton
                number={steps.length + 1}
                title={sectionTexts.siteOpen}
                hint={setup.isOpen ? words.isOpened : ''}
                step={{ state: setup.isOpen ? 'done' : 'open', needed: true }}
                isCurrent={current === OPEN}
                onPress={() => go(OPEN)}
              />
            </li>
          </ol>
        </nav>
      ) : null}
      {current === null ? null : (
        <div className="setup-step">
          {isWide ? null : (
            <Button variant="plain" onClick={() => go(null)}>
              {words.all}
            </Button>
          )}
          {step === undefined ? (
            <OpenStep setup={setup} operator={page.operator} onGo={page.onGo} onChanged={onChanged} />
          ) : (
            <StepView key={step.id} step={step} operator={page.operator} onGo={page.onGo} onChanged={onChanged} />
          )}
          <Neighbours steps={steps} current={current} onGo={go} />
        </div>
      )}
      {showsList ? (
        <div className="setup-aside">
          <Checklist setup={setup} />
          <FirstDays setup={setup} operator={page.operator} onGo={page.onGo} onChanged={onChanged} />
        </div>
      ) : null}
    </div>
  );
}

interface StepButtonProps {
  number: number;
  title: string;
  hint: string;
  step: Pick<SetupStep, 'state' | 'needed'>;
  isCurrent: boolean;
  onPress: () => void;
}

function StepButton({ number, title, hint, step: { state, needed }, isCurrent, onPress }: StepButtonProps) {
  const spare = needed ? words.isOpen : words.isSpare;
  return (
    <button
      type="button"
      className={`setup-entry setup-entry--${state}`}
      aria-current={isCurrent ? 'step' : undefined}
      onClick={onPress}
    >
      <span className="setup-mark">{state === 'done' ? <Icon name="check" /> : number}</span>
      <span>
        <b>{title}</b>
        <small>{hint}</small>
        <span className="visually-hidden">{state === 'done' ? words.isDone : spare}</span>
      </span>
    </button>
  );
}

interface NeighboursProps {
  steps: readonly SetupStep[];
  current: string;
  onGo: (id: string) => void;
}

/** Links to the previous and next step. */
function Neighbours({ steps, current, onGo }: NeighboursProps) {
  const all = steps.map(({ id }) => ({ id: id as string, title: stepTexts[id].title }));
  all.push({ id: OPEN, title: sectionTexts.siteOpen });
  const place = all.findIndex(({ id }) => id === current);
  const [before, after] = [all[place - 1], all[place + 1]];
  return (
    <p className="row setup-neighbours">
      {before === undefined ? null : <Button onClick={() => onGo(before.id)}>{words.back(before.title)}</Button>}
      {after === undefined ? null : <Button onClick={() => onGo(after.id)}>{words.next(after.title)}</Button>}
    </p>
  );
}
