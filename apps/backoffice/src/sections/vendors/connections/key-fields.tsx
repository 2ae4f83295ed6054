import { LinesField } from '../../../form/fields.tsx';
import type { FieldAt } from '../../../form/use-contract-form.ts';
import { KeyField } from '../../../parts/connections/key-field.tsx';
import { connectionTexts } from '../../../parts/connections/texts.ts';
import type { Protocol } from './basics-fields.tsx';
import { connectionTexts as words } from './texts.ts';

export interface KeysDraft {
  secret: string;
  publicKey: string;
  privateKey: string;
}

export const NO_KEYS: KeysDraft = { secret: '', publicKey: '', privateKey: '' };

/** The keys that are not empty. */
export function keysToBody({ secret, publicKey, privateKey }: KeysDraft): Partial<KeysDraft> {
  const given = Object.entries({ secret, publicKey, privateKey }).map(([kind, text]) => [kind, text.trim()] as const);
  return Object.fromEntries(given.filter(([, text]) => text !== ''));
}

interface KeyFieldsProps {
  at: <N extends keyof KeysDraft>(name: N) => FieldAt<string>;
  protocol: Protocol;
  /** Whether existing keys are replaced; an empty field keeps the key. */
  isReplacing?: boolean;
}

/** The keys with which a protocol signs: a key pair per side, or one shared secret. */
export function KeyFields({ at, protocol, isReplacing = false }: KeyFieldsProps) {
  const hint = (text: string) => (isReplacing ? `${text} ${words.replaceHint}` : text);
  if (protocol !== 'hub88')
    return <KeyField at={at('secret')} label={words.secret} hint={connectionTexts.keyHintNew} />;
  return (
    <>
      <LinesField at={at('publicKey')} label={words.publicKey} hint={hint(words.publicKeyHint)} />
      <LinesField
        at={at('privateKey')}
        label={words.privateKey}
        hint={isReplacing ? words.replaceHint : words.privateKeyHint}
      />
    </>
  );
}
