import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { type Action, ActionDialog } from '../../../form/action-dialog.tsx';
import { ErrorLine } from '../../../parts/states.tsx';
import { formatTime } from '../../../shared/format.ts';
import { messageOf } from '../../../shared/message-of.ts';
import type { PageProps } from '../../../shared/section.ts';
import { newRequestKey } from '../../../shared/request-key.ts';
import { sectionTexts } from '../section-texts.ts';
import { setupApi, type Setup, type StepId } from './api.ts';
import { stepTexts } from './step-texts.ts';
import { setupTexts as words } from './texts.ts';
import { warningsOf } from './warnings.ts';

const PLAY: ReadonlySet<StepId> = new Set(['vendors', 'games', 'lotteries', 'originals']);

interface OpenStepProps extends Pick<PageProps, 'operator' | 'onGo'> {
  setup: Setup;
  onChanged: () => void;
}

/** The last step: one operator requests opening the site, another approves. */
export function OpenStep({ setup, operator, onGo, onChanged }: OpenStepProps) {
  const { steps, canOpen, isOpen, request, operators } = setup;
  const [action, setAction] = useState<Action | null>(null);
  const missing = steps.filter(({ needed, state }) => needed && state === 'open');
  const warnings = steps.flatMap(warningsOf);
  const others = operators.filter((name) => name !== request?.requestedBy);
  const ask = () => {
    const requestKey = newRequestKey();
    setAction({
      title: words.ask,
      text: [words.askText, ...warnings].join(' '),
      needsReason: true,
      run: async (reason) => {
        await setupApi.open({ reason, requestKey });
        onChanged();
      },
    });
  };
  return (
    <section className="card card--wide" aria-label={sectionTexts.siteOpen}>
      <h2>{sectionTexts.siteOpen}</h2>
      {isOpen ? (
        <>
          <p className="state state--good" role="status">
            {words.isOpened}
          </p>
          <p>
            <a href="/m/home" target="_blank" rel="noopener">
              {words.toSite}
            </a>
          </p>
        </>
      ) : (
        <>
          <p>{words.openText}</p>
          {operator.permissions.includes('pages.read') ? <Preview /> : null}
        </>
      )}
      {isOpen || warnings.length === 0 ? null : (
        <div className="notice">
          <p>{words.check}</p>
          <ul>
            {warnings.map((warning) => (
              <li key={warning}>{warning}</li>
            ))}
          </ul>
        </div>
      )}
      {isOpen || missing.length === 0 ? null : <Missing missing={missing} onGo={onGo} />}
      {request === null ? null : (
        <div role="status">
          <p>{words.asked(request.requestedBy)}</p>
          <p>{words.mustAgree(others.length === 0 ? words.noOther : others.join(', '))}</p>
          <Button onClick={() => onGo('approvals')}>{words.toApprovals}</Button>
        </div>
      )}
      {isOpen || request !== null || !operator.permissions.includes('setup.change') ? null : (
        <p>
          <Button variant="fill" disabled={!canOpen} onClick={ask}>
            {words.ask}
          </Button>
        </p>
      )}
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </section>
  );
}

type MissingProps = { missing: OpenStepProps['setup']['steps'] } & Pick<OpenStepProps, 'onGo'>;

/** The steps that have to be done before. */
function Missing({ missing, onGo }: MissingProps) {
  // These four steps are shown as one, because together they provide games.
  const toPlay = missing.filter(({ id }) => PLAY.has(id));
  return (
    <div className="notice">
      <p>{words.notYet}</p>
      <ul>
        {missing
          .filter(({ id }) => !PLAY.has(id))
          .map(({ id }) => (
            <li key={id}>
              <button type="button" className="link" onClick={() => onGo('setup', `?step=${id}`)}>
                {stepTexts[id].title}
              </button>
              {`: ${stepTexts[id].missing}`}
            </li>
          ))}
        {toPlay.length === 0 ? null : <li>{words.play}</li>}
      </ul>
    </div>
  );
}

/** Shows the pages of the site in this browser before it is open. */
function Preview() {
  const [until, setUntil] = useState<number | null>(null);
  const [error, setError] = useState<string | null>(null);
  const begin = () => {
    setupApi.preview().then(
      ({ until: end }) => {
        // The pages would show the closed page that they stored until the server answers.
        localStorage.removeItem('MC_SYSTEM_STATUS');
        setUntil(end);
      },
      (failure: unknown) => setError(messageOf(failure)),
    );
  };
  if (until === null)
    return (
      <>
        <p>
          <Button onClick={begin}>{words.preview}</Button>
        </p>
        <p className="muted">{words.previewText}</p>
        <ErrorLine message={error} />
      </>
    );
  return (
    <p role="status">
      {words.previewed(formatTime(until))}{' '}
      <a href="/m/home" target="_blank" rel="noopener">
        {words.previewOpen}
      </a>
    </p>
  );
}
