import { Button } from '@fairlot/ui';
import { useState } from 'react';
import { ActionDialog } from '../../form/action-dialog.tsx';
import { common } from '../../shared/common-texts.ts';
import { useLoad } from '../../shared/use-load.ts';
import { Field } from '../field.tsx';
import { Loaded } from '../states.tsx';
import { Time } from '../time.tsx';
import { type ConnectCall, type Connection, connectionsApi, type ProviderWords } from './api.ts';
import { ConnectDialog } from './connect-dialog.tsx';
import { TestButton } from './test-button.tsx';
import { connectionTexts as words } from './texts.ts';

interface ConnectionCardsProps {
  /** Path of the list below the API root. */
  path: string;
  call: ConnectCall;
  providerWords: ProviderWords;
  mayConnect: boolean;
  onChanged?: () => void;
}

/** A room's providers, with controls to connect, test and switch off each. */
export function ConnectionCards({ path, call, providerWords, mayConnect, onChanged }: ConnectionCardsProps) {
  const [api] = useState(() => connectionsApi(path));
  const { state, reload } = useLoad(api.list);
  const [isAsked, setAsked] = useState(false);
  const changed = () => {
    reload();
    onChanged?.();
  };
  return (
    <section aria-label={words.heading}>
      <h2>{words.heading}</h2>
      <p className="muted">{words.hint}</p>
      {isAsked && <p role="status">{words.asked}</p>}
      <Loaded state={state} onRetry={reload}>
        {({ providers }) =>
          Object.entries(providerWords.groups).map(([group, heading]) => (
            <section key={group} aria-label={heading}>
              <h3>{heading}</h3>
              <div className="cards">
                {providers
                  .filter((one) => one.group === group)
                  .map((connection) => (
                    <Card
                      key={connection.provider}
                      connection={connection}
                      api={api}
                      call={call}
                      providerWords={providerWords}
                      mayConnect={mayConnect}
                      onAsked={() => {
                        setAsked(true);
                        changed();
                      }}
                      onChanged={changed}
                    />
                  ))}
              </div>
            </section>
          ))
        }
      </Loaded>
    </section>
  );
}

interface CardProps extends Pick<ConnectionCardsProps, 'call' | 'providerWords' | 'mayConnect'> {
  connection: Connection;
  api: ReturnType<typeof connectionsApi>;
  onAsked: () => void;
  onChanged: () => void;
}

function Card({ connection, api, call, providerWords, mayConnect, onAsked, onChanged }: CardProps) {
  const { provider, source, isOn, mayChange, url, keys, warnings, version } = connection;
  const [isConnecting, setConnecting] = useState(false);
  const [isSwitchingOff, setSwitchingOff] = useState(false);
  const name = providerWords.names[provider] ?? provider;
  const note = providerWords.notes?.[provider];
  const isCalled = url !== '' || keys.length > 0;
  const switchOff = {
    title: words.off,
    text: `${name}: ${providerWords.offText}`,
    needsReason: true,
    run: async (reason: string) => {
      const answer = await api.off(provider, { reason, version });
      if ('isOn' in answer) onChanged();
      else onAsked();
    },
  };
  return (
    <section className="card" aria-label={name}>
      <h3>{name}</h3>
      <p>
        <span className={isOn ? 'badge badge--positive' : 'badge'}>{words.states[stateOf(connection)]}</span>
      </p>
      {note !== undefined && <p className="muted">{note}</p>}
      {source === 'environment' && <p className="muted">{words.fromEnvironment}</p>}
      {isOn &&
        warnings.map((warning) => (
          <p key={warning} role="alert">
            {providerWords.warnings?.[warning] ?? warning}
          </p>
        ))}
      <Facts connection={connection} providerWords={providerWords} />
      {mayConnect && (
        <div className="row">
          {mayChange && <Button onClick={() => setConnecting(true)}>{words[isOn ? 'change' : 'connect']}</Button>}
          {mayChange && isOn && (
            <Button variant="plain" onClick={() => setSwitchingOff(true)}>
              {words.off}
            </Button>
          )}
        </div>
      )}
      {mayConnect && isCalled && (
        <div className="row">
          <ConnectionTest connection={connection} name={name} api={api} words={providerWords} onDone={onChanged} />
        </div>
      )}
      {isConnecting && (
        <ConnectDialog
          connection={connection}
          call={call}
          providerWords={providerWords}
          onSend={(body) => api.connect(provider, body).then(onAsked)}
          onClose={() => setConnecting(false)}
        />
      )}
      <ActionDialog action={isSwitchingOff ? switchOff : null} onClose={() => setSwitchingOff(false)} />
    </section>
  );
}

function stateOf({ isOn, source }: Connection): keyof typeof words.states {
  if (isOn) return 'on';
  return source === 'none' ? 'none' : 'off';
}

/** The settings, the last characters of keys, and the last test. */
function Facts({ connection, providerWords }: Pick<CardProps, 'connection' | 'providerWords'>) {
  const { source, url, fields, keys, facts, test } = connection;
  const optionOf = (value: string) => providerWords.options?.[value] ?? value;
  const rows = [
    ...(url === '' ? [] : [[common.address, url] as const]),
    ...fields.flatMap(({ name, value }) =>
      // Before it is connected only defaults are known.
      value === '' || source === 'none' ? [] : [[providerWords.fields[name] ?? name, optionOf(value)] as const],
    ),
    ...keys.map(({ name, hint }) => [providerWords.keys[name] ?? name, hint === null ? '–' : `…${hint}`] as const),
    ...facts.map(({ name, value }) => [providerWords.facts?.[name] ?? name, value] as const),
  ];
  if (rows.length === 0) return null;
  return (
    <dl className="facts">
      {rows.map(([label, value]) => (
        <Fact key={label} label={label} value={value} />
      ))}
      {test !== null && (
        <>
          <dt>{words.lastTest}</dt>
          <dd>
            {words.results[test.result]} · {test.ms} ms · <Time at={test.at} />
          </dd>
        </>
      )}
    </dl>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <>
      <dt>{label}</dt>
      <dd dir="ltr">{value}</dd>
    </>
  );
}

interface ConnectionTestProps extends Pick<CardProps, 'connection' | 'api'> {
  name: string;
  words: ProviderWords;
  onDone: () => void;
}

/** Calls the provider and shows the result. Some tests send a message to the entered recipient. */
function ConnectionTest({ connection, name, api, words: { recipients }, onDone }: ConnectionTestProps) {
  const { provider, group, needsRecipient, isOn } = connection;
  const [to, setTo] = useState('');
  const [result, setResult] = useState<string | null>(null);
  const run = async () => {
    const answer = await api.test(provider, needsRecipient ? to.trim() : undefined);
    const text = words.results[answer.result];
    setResult(answer.result === 'passed' || answer.detail === '' ? text : `${text}: ${answer.detail}`);
    onDone();
  };
  return (
    <>
      {needsRecipient && isOn && <Field label={recipients?.[group] ?? ''} dir="ltr" value={to} onChange={setTo} />}
      <TestButton name={name} isDisabled={needsRecipient && (!isOn || to.trim() === '')} run={run} />
      {result !== null && <span role="status">{result}</span>}
    </>
  );
}
