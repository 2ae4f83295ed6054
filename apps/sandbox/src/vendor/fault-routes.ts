import type { FastifyInstance } from 'fastify';
import { fieldsOf } from './operator-call.ts';
import { renderFaults } from './fault-page.ts';
import { FAULTS } from './faults.ts';
import { changeGame } from './own-games.ts';
import { isVendorCode } from './roster.ts';
import type { Vendors } from './vendors.ts';

const USUAL_MS: Readonly<Record<string, number>> = { delay: 3000, lateSettlement: 24 * 60 * 60 * 1000 };
const MOST = 1000;
type CodeRoute = { Params: { code: string } };

/**
 * Faults of a vendor's calls, for people at `/vendors/faults` and for scripts: `POST /vendors/<CODE>/faults {name,
 * count, ms}` arms them, `DELETE` disarms them, `POST /vendors/<CODE>/settle` sends held calls, `POST
 * /vendors/<CODE>/catalogue {code, name, category}` or `{code, gone: true}` changes the vendor's list of games.
 */
export function addFaultRoutes(app: FastifyInstance, vendors: Vendors): void {
  const { faults, house, store } = vendors;
  app.get<{ Querystring: { code?: string } }>('/faults', async ({ query: { code = 'NWND' } }, reply) => {
    reply.type('text/html; charset=utf-8').headers({
      'cache-control': 'no-store',
      'content-security-policy':
        "default-src 'none'; style-src 'unsafe-inline'; form-action 'self'; frame-ancestors 'none'",
    });
    const shown = isVendorCode(code) ? code : 'NWND';
    return reply.send(renderFaults(shown, faults.armed(shown), faults.calls, store.state.owed.length));
  });
  app.get('/faults/calls', async () => ({ calls: faults.calls }));
  app.post<CodeRoute>('/:code/faults', async (request, reply) => {
    const { code } = request.params;
    const fields = fieldsOf(request);
    const name = FAULTS.find((known) => known === fields['name']);
    const count = Number(fields['count'] ?? 1);
    const ms = Number(fields['ms'] || (USUAL_MS[name ?? ''] ?? 0));
    if (!isVendorCode(code) || name === undefined || !(count >= 1 && count <= MOST) || !(ms >= 0))
      return reply.code(400).send({ error: 'invalid', message: `name is one of ${FAULTS.join(', ')}` });
    faults.arm(code, { name, left: count, ms });
    if (fields['from'] === 'page') return reply.redirect(`/vendors/faults?code=${code}`, 303);
    return { armed: faults.armed(code) };
  });
  app.delete<CodeRoute>('/:code/faults', async ({ params: { code } }) => {
    faults.clear(code);
    return { armed: [] };
  });
  app.post<CodeRoute>('/:code/catalogue', async (request, reply) => {
    const { code } = request.params;
    if (!isVendorCode(code) || !changeGame(store.state, code, fieldsOf(request)))
      return reply.code(400).send({ error: 'invalid', message: 'code with name and category, or gone' });
    store.touch();
    return store.state.ownGames[code];
  });
  app.post<CodeRoute>('/:code/settle', async (request, reply) => {
    const { code } = request.params;
    const sent = await house.settleAll(code);
    if (fieldsOf(request)['from'] === 'page') return reply.redirect(`/vendors/faults?code=${code}`, 303);
    return { sent };
  });
}
