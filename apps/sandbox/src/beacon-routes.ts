import type { FastifyInstance } from 'fastify';
import { type Beacon, BEACON_PERIOD_SECONDS, BEACON_SCHEME } from './beacon.ts';

/** The beacon's public API under /beacon, with the fields of a drand node's answers. */
export function addBeaconRoutes(app: FastifyInstance, beacon: Beacon): void {
  app.get('/beacon/info', async () => ({
    public_key: beacon.publicKey,
    period: BEACON_PERIOD_SECONDS,
    genesis_time: beacon.genesisTime,
    schemeID: BEACON_SCHEME,
    metadata: { beaconID: 'fairlot-sandbox' },
  }));

  app.get<{ Params: { round: string } }>('/beacon/public/:round', async (request, reply) => {
    const round = /^[1-9][0-9]{0,14}$/.test(request.params.round) ? Number(request.params.round) : 0;
    if (round < 1) return reply.code(400).send({ error: 'invalid', message: 'a round is a whole number from 1' });
    if (round > beacon.lastRound())
      return reply.code(404).send({ error: 'unknown', message: 'this round is in the future' });
    return beacon.sign(round);
  });
}
