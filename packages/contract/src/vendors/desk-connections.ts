import { Type } from 'typebox';
import { Approval } from '../backoffice/shapes.ts';
import { endpoint } from '../define.ts';
import { EpochMs, Maybe, Reason, ReasonBody, RequestKey, StrictObject, Version } from '../shapes.ts';

export const VENDOR_PROTOCOLS = ['hub88', 'softswiss', 'slotegrator', 'transfer'] as const;
export const WALLET_KINDS = ['seamless', 'transfer'] as const;
export const OPEN_MODES = ['frame', 'blank', 'self'] as const;

const NewCode = Type.String({ pattern: '^[A-Z][A-Z0-9_]{1,31}$' });
const Code = StrictObject({ code: Type.String({ pattern: '^[A-Z0-9_]{1,32}$' }) });
const Name = Type.String({ minLength: 1, maxLength: 100, pattern: '\\S' });
const Protocol = Type.Enum([...VENDOR_PROTOCOLS]);
const WalletKind = Type.Enum([...WALLET_KINDS], { description: 'seamless: their games ask us for each bet' });
const OpenMode = Maybe(Type.Enum([...OPEN_MODES]));
const Url = Type.String({ minLength: 8, maxLength: 300 });
const Currency = Type.String({ pattern: '^[A-Z]{3}$' });

const settings = {
  protocol: Protocol,
  url: Type.String(),
  walletKind: WalletKind,
  currency: Type.String(),
  operatorId: Type.String({ description: 'our code at the vendor' }),
  launchHosts: Type.Array(Type.String(), { description: 'hosts of game pages beside the address itself' }),
  openMode: OpenMode,
  networks: Type.Array(Type.String(), { description: 'addresses that may call; none: all' }),
};

const input = {
  protocol: Protocol,
  url: Url,
  walletKind: WalletKind,
  currency: Currency,
  operatorId: Type.Optional(Type.String({ maxLength: 100 })),
  launchHosts: Type.Optional(Type.Array(Type.String({ minLength: 1, maxLength: 200 }), { maxItems: 20 })),
  openMode: Type.Optional(OpenMode),
  networks: Type.Optional(Type.Array(Type.String({ minLength: 2, maxLength: 60 }), { maxItems: 50 })),
};

const Secret = Type.String({ maxLength: 200 });
const Pem = Type.String({ maxLength: 8000 });
const Keys = StrictObject(
  { secret: Type.Optional(Secret), publicKey: Type.Optional(Pem), privateKey: Type.Optional(Pem) },
  {
    description:
      'secret: the shared signing key; for hub88 publicKey is theirs, privateKey ours (generated if omitted)',
  },
);

const KeyKind = Type.Enum(['secret', 'publicKey', 'privateKey']);
const TestedCall = Type.Object({
  call: Type.Enum(['games', 'launch', 'balance']),
  result: Type.Enum([
    'passed',
    'keysMissing',
    'signature',
    'refused',
    'unanswered',
    'unreadable',
    'otherHost',
    'noGame',
  ]),
  ms: Type.Integer({ description: 'time until the answer; 0 when nothing was sent' }),
  detail: Type.String({ description: 'number of games, or the response' }),
});
const Test = Type.Object({ at: EpochMs, calls: Type.Array(TestedCall) });

const Connected = Type.Object({
  code: Type.String(),
  name: Type.String(),
  source: Type.Enum(['console', 'environment', 'sandbox'], { description: 'source of the connection' }),
  isInCatalogue: Type.Boolean({ description: 'false: named by the environment alone, to be added here' }),
  isShown: Type.Boolean(),
  ...settings,
  gamesOn: Type.Integer(),
  games: Type.Integer(),
  keys: Type.Array(
    Type.Object({
      kind: KeyKind,
      hint: Type.String({ description: 'last characters of the secret, or of the fingerprint of the key' }),
      setAt: EpochMs,
      endsAt: Maybe(Type.Integer({ description: 'of a previous key: calls signed with it are accepted until then' })),
    }),
    { description: 'keys that were set here' },
  ),
  missingKeys: Type.Array(KeyKind),
  ourPublicKey: Maybe(Type.String({ description: 'PEM; by it the vendor verifies our calls' })),
  callbackUrl: Maybe(Type.String({ description: 'where the vendor calls; null for transfer wallets' })),
  test: Maybe(Test),
  version: Version,
});

export const connections = endpoint({
  id: 'vendorsDesk.connections',
  path: '/backoffice/api/vendors/connections',
  permission: 'vendors.read',
  summary: 'Connection of each vendor, hints of its keys, its games and the last test',
  value: Type.Object({
    vendors: Type.Array(Connected),
    currency: Type.String({ description: "the merchant's" }),
    sandboxUrl: Maybe(
      Type.String({ description: 'address at which the sandbox simulates any vendor, followed by its code' }),
    ),
  }),
});

export const addVendor = endpoint({
  id: 'vendorsDesk.addVendor',
  method: 'POST',
  path: '/backoffice/api/vendors',
  permission: 'vendors.connect',
  summary: 'Request a new vendor; it needs no restart',
  body: StrictObject({
    code: NewCode,
    name: Name,
    ...input,
    keys: Type.Optional(Keys),
    reason: Reason,
    requestKey: Type.Optional(RequestKey),
  }),
  value: Approval,
  errors: ['vendor.exists', 'request.invalid', 'idempotency.conflict'],
});

export const changeConnection = endpoint({
  id: 'vendorsDesk.changeConnection',
  method: 'PUT',
  path: '/backoffice/api/vendors/:code/connection',
  permission: 'vendors.connect',
  summary: 'Request another name or connection of a vendor',
  params: Code,
  body: StrictObject({
    name: Name,
    ...input,
    reason: Reason,
    version: Type.Optional(Version),
    requestKey: Type.Optional(RequestKey),
  }),
  value: Approval,
  errors: ['not.found', 'vendor.exists', 'request.invalid', 'version.conflict', 'idempotency.conflict'],
});

export const rotateKeys = endpoint({
  id: 'vendorsDesk.rotateKeys',
  method: 'PUT',
  path: '/backoffice/api/vendors/:code/keys',
  permission: 'vendors.connect',
  summary: 'Request new keys of a vendor; calls signed with the previous keys are accepted for some hours',
  params: Code,
  body: StrictObject({
    keys: Keys,
    formerHours: Type.Optional(Type.Integer({ minimum: 0, maximum: 720, default: 24 })),
    reason: Reason,
    version: Type.Optional(Version),
    requestKey: Type.Optional(RequestKey),
  }),
  value: Approval,
  errors: ['not.found', 'request.invalid', 'version.conflict', 'idempotency.conflict'],
});

export const endFormerKeys = endpoint({
  id: 'vendorsDesk.endFormerKeys',
  method: 'POST',
  path: '/backoffice/api/vendors/:code/keys/end',
  permission: 'vendors.connect',
  summary: 'End the previous keys of a vendor',
  params: Code,
  body: ReasonBody,
  errors: ['not.found'],
});

export const testConnection = endpoint({
  id: 'vendorsDesk.testConnection',
  method: 'POST',
  path: '/backoffice/api/vendors/:code/test',
  permission: 'vendors.read',
  summary: 'Test the calls to a vendor, with play money where possible',
  params: Code,
  value: Test,
  errors: ['not.found', 'rate.limited'],
  policies: { rateLimit: { max: 30, windowSeconds: 60, by: 'address', shared: false } },
});
