import { useState } from 'react';
import { type Action, ActionDialog } from '../../form/action-dialog.tsx';
import { Loaded } from '../../parts/states.tsx';
import { Time } from '../../parts/time.tsx';
import { messageOf } from '../../shared/message-of.ts';
import { useLoad } from '../../shared/use-load.ts';
import { type Connection, paymentsApi } from './api.ts';
import { ConnectDialog } from './connect-dialog.tsx';
import { connectionTexts as words } from './connection-texts.ts';

/** How each provider is connected: set up, tested and switched off here. */
export function ConnectionCards({ mayConnect, onChanged }: { mayConnect: boolean; onChanged: () => void }) {
  const { state, reload } = useLoad(paymentsApi.connections);
  const [isAsked, setAsked] = useState(false);
  const changed = () => {
    reload();
    onChanged();
  };
  return (
    <section aria-label={words.heading}>
      <h2>{words.heading}</h2>
      <p className="muted">{words.hint}</p>
      {isAsked && <p role="status">{words.asked}</p>}
      <Loaded state={state} onRetry={reload}>
        {({ currency, providers }) => (
          <div className="cards">
            {providers.map((connection) => (
              <Card
                key={connection.provider}
                connection={connection}
                currency={currency}
                mayConnect={mayConnect}
                onAsked={() => {
                  setAsked(true);
                  changed();
                }}
                onChanged={changed}
              />
            ))}
          </div>
        )}
      </Loaded>
    </section>
  );
}

interface CardProps {
  connection: Connection;
  currency: string;
  mayConnect: boolean;
  onAsked: () => void;
  onChanged: () => void;
}

function Card({ connection, currency, mayConnect, onAsked, onChanged }: CardProps) {
  const { provider, source, isOn, mayChange, currencies, url, keys, webhookUrl, test, version } = connection;
  const [isConnecting, setConnecting] = useState(false);
  const [action, setAction] = useState<Action | null>(null);
  const name = words.names[provider] ?? provider;
  const isHand = url === '';
  const switchOff = () =>
    setAction({
      title: words.off,
      text: `${name}: ${words.offText}`,
      needsReason: true,
      run: async (reason) => {
        await paymentsApi.disconnect(provider, { reason, version });
        onChanged();
      },
    });
  return (
    <section className="card" aria-label={name}>
      <h3>{name}</h3>
      <p>
        <span className={isOn ? 'badge badge--positive' : 'badge'}>{words.states[stateOf(connection)]}</span>
      </p>
      {isHand && <p className="muted">{words.byHand}</p>}
      {source === 'environment' && <p className="muted">{words.fromEnvironment}</p>}
      {isOn && currencies !== null && !currencies.includes(currency) && (
        <p role="alert">{words.otherCurrency(currency)}</p>
      )}
      {!isHand && (
        <dl className="facts">
          <dt>{words.url}</dt>
          <dd dir="ltr">{url}</dd>
          {keys.map(({ name: key, hint }) => (
            <KeyLine key={key} label={words.keys[key] ?? key} hint={hint} />
          ))}
          <dt>{words.currencies}</dt>
          <dd>{currencies === null ? words.everyCurrency : currencies.join(', ') || '–'}</dd>
          {webhookUrl !== null && (
            <>
              <dt>{words.webhookUrl}</dt>
              <dd dir="ltr">{webhookUrl}</dd>
            </>
          )}
          {test !== null && (
            <>
              <dt>{words.lastTest}</dt>
              <dd>
                {words.results[test.result]} · {test.ms} ms · <Time at={test.at} />
              </dd>
            </>
          )}
        </dl>
      )}
      {mayConnect && (
        <div className="row">
          {mayChange && (
            <button type="button" className="button" onClick={() => setConnecting(true)}>
              {isHand ? words.open : words[isOn ? 'change' : 'connect']}
            </button>
          )}
          {!isHand && <TestButton name={name} provider={provider} onDone={onChanged} />}
          {mayChange && isOn && (
            <button type="button" className="button button--ghost" onClick={switchOff}>
              {words.off}
            </button>
          )}
        </div>
      )}
      {isConnecting && <ConnectDialog connection={connection} onDone={onAsked} onClose={() => setConnecting(false)} />}
      <ActionDialog action={action} onClose={() => setAction(null)} />
    </section>
  );
}

function stateOf({ isOn, source }: Connection): keyof typeof words.states {
  if (isOn) return 'on';
  return source === 'none' ? 'none' : 'off';
}

function KeyLine({ label, hint }: { label: string; hint: string | null }) {
  return (
    <>
      <dt>{label}</dt>
      <dd dir="ltr">{hint === null ? '–' : `…${hint}`}</dd>
    </>
  );
}

/** Calls the provider for real, and tells what came of it. */
function TestButton({ name, provider, onDone }: { name: string; provider: string; onDone: () => void }) {
  const [told, setTold] = useState<string | null>(null);
  const [isBusy, setBusy] = useState(false);
  const run = async () => {
    setBusy(true);
    try {
      const { result, detail } = await paymentsApi.testConnection(provider);
      setTold(result === 'passed' ? words.results.passed : `${words.results[result]}: ${detail}`);
      onDone();
    } catch (error) {
      setTold(messageOf(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <button
        type="button"
        className="button"
        aria-label={`${words.test}: ${name}`}
        disabled={isBusy}
        onClick={() => void run()}
      >
        {isBusy ? words.testing : words.test}
      </button>
      {told !== null && <span role="status">{told}</span>}
    </>
  );
}
