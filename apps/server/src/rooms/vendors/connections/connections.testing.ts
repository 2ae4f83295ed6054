import {
  callDesk,
  callSite,
  createOperator,
  freePort,
  openTwoProcesses,
  startSandbox,
  type TestApp,
} from '@fairlot/testkit';
import { OPERATOR_KEYS, VENDOR_KEYS, vendorsAt } from '../vendors.testing.ts';

type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';

/** A site without demonstration data in two processes, with the sandbox; vendors call the first process. */
export async function openBareSite() {
  const port = await freePort();
  const origin = `http://127.0.0.1:${port}`;
  const sandbox = await startSandbox({
    vendors: {
      operatorOrigin: origin,
      privateKey: VENDOR_KEYS.privateKey,
      operatorPublicKey: OPERATOR_KEYS.publicKey,
    },
  });
  const { url, webhookSecret } = sandbox.payments;
  const { apps, close } = await openTwoProcesses({
    started: true,
    config: { port, publicOrigin: origin, vendors: vendorsAt(url, webhookSecret) },
  });
  const [here, there] = apps;
  await here.server.listen({ port, host: '127.0.0.1' });
  const operators = [await createOperator(here), await createOperator(here)] as const;
  const ask = <T = { id: string }>(method: Method, path: string, payload?: object, who: 0 | 1 = 0) =>
    callDesk<T>(here, operators[who].headers, method, path, payload);
  return {
    here,
    there,
    url,
    webhookSecret,
    ask,
    operators,
    /** The second operator approves, in the other process. */
    approve: (id: string) =>
      callDesk<{ state: string }>(there, operators[1].headers, 'POST', `/approvals/${id}/approve`, {}),
    close: async () => {
      await close();
      await sandbox.stop();
    },
  };
}

export const REASON = { reason: 'A contract was signed' };

export function connectionOf(url: string) {
  return { protocol: 'hub88', url, currency: 'VND', walletKind: 'seamless' };
}

/** Menus and lists of games as members see them. */
export async function menusOf(app: TestApp) {
  type Menus = { gameCategory: string; vendors: { vassalage: string; gameCount: number }[] }[];
  return (await callSite<Menus>(app, {}, 'GET', '/lgw/game/menus')).value;
}
