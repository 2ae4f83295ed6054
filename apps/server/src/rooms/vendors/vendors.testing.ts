import { generateKeyPairSync } from 'node:crypto';
import {
  callDesk,
  callSite,
  createMember,
  createOperator,
  openTestApp,
  type TestApp,
  type TestAppOptions,
  type TestMember,
} from '@fairlot/testkit';
import { createEnvReader } from '../../config/reader.ts';
import { readVendors, type VendorsConfig, vendorSettings } from '../../config/vendors.ts';
import { newSecret } from '../../platform/secrets.ts';
import { openSession } from './launch/sessions.ts';
import {
  type Side,
  createHub88Client,
  type VendorClient,
  createSlotegratorClient,
  createSoftswissClient,
} from './vendor-clients.testing.ts';
import { userOf } from './users.ts';
import { startVendorSide } from './vendor-side.testing.ts';

const keys = () =>
  generateKeyPairSync('rsa', {
    modulusLength: 2048,
    publicKeyEncoding: { type: 'spki', format: 'pem' },
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
  });
export const VENDOR_KEYS = keys();
export const OPERATOR_KEYS = keys();

/** The settings that the launcher would provide, with the simulated vendor at an address. */
export function vendorsAt(url: string, webhookSecret = 'shared-by-server-and-vendor'): VendorsConfig {
  const env = {
    SANDBOX_VENDOR_PUBLIC_KEY: VENDOR_KEYS.publicKey,
    SANDBOX_OPERATOR_PRIVATE_KEY: OPERATOR_KEYS.privateKey,
  };
  return readVendors(createEnvReader(env), { url, webhookSecret });
}

/** After the last test the books are audited, and the app closes. */
export function openVendors(options: TestAppOptions = {}, url = 'http://127.0.0.1:9'): Promise<TestApp> {
  return openTestApp({ seed: 'demo', ...options, config: { ...options.config, vendors: vendorsAt(url) } });
}

/** The operators of `openVendorDesk`: one requests, the other approves. */
export const [ASKER, DECIDER] = [0, 1] as const;

/** The app with a simulated vendor and two operators. After the last test the books are audited; everything closes. */
export async function openVendorDesk() {
  const vendor = await startVendorSide();
  const app = await openVendors({}, vendor.url);
  const operators = [await createOperator(app, 'finance'), await createOperator(app, 'admin')] as const;
  const desk = <T>(who: 0 | 1, method: 'GET' | 'POST', path: string, payload?: object) =>
    callDesk<T>(app, operators[who].headers, method, path, payload);
  return { app, vendor, desk };
}

export const PROTOCOLS = ['hub88', 'softswiss', 'slotegrator'] as const;
const VENDORS = { hub88: 'NWND', softswiss: 'PLAN', slotegrator: 'BREEL' } as const;
const CLIENTS = { hub88: createHub88Client, softswiss: createSoftswissClient, slotegrator: createSlotegratorClient };

export interface Table {
  member: TestMember;
  side: Side;
  vendorClient: VendorClient;
}

/** A member with an open game at the vendor with a protocol, and that vendor. */
export async function sitDown(
  app: TestApp,
  protocol: (typeof PROTOCOLS)[number],
  { balance = '100000.00', type = 0, member }: { balance?: string; type?: number; member?: TestMember } = {},
): Promise<Table> {
  const seated = member ?? (await createMember(app, { balance, type }));
  const vendor = VENDORS[protocol];
  const session = newSecret();
  const game = `${vendor}0001`;
  const { memberId, userName, asset } = seated;
  const caller = { memberId, userName, asset, type, labels: [], sessionId: seated.token };
  await openSession(app.platform.db, { caller, token: session, vendor, gameId: game, product: 'slots' });
  const secret = vendorSettings(app.config.vendors, vendor)?.secret ?? '';
  const side: Side = { app, user: userOf(memberId), session, game, secret, privateKey: VENDOR_KEYS.privateKey };
  return { member: seated, side, vendorClient: CLIENTS[protocol](vendor, side) };
}

/** The member's bets in the betting record, after the events so far. */
export async function readBets(app: TestApp, headers: Record<string, string>) {
  await app.platform.events.outbox.drain();
  const record = { ...headers, moduleid: 'TRANSBETREPMEM3' };
  return (await callSite<{ list: Record<string, unknown>[] }>(app, record, 'GET', '/lgw/record/bets')).value.list;
}
