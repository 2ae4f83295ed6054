import type { FastifyInstance } from 'fastify';

/**
 * Behaviours of a simulated party, set manually at `<path>/mode/<mode>`; it begins with the first.
 * @returns the current one
 */
export function addModes<const Mode extends string>(
  app: FastifyInstance,
  path: string,
  modes: readonly [Mode, ...Mode[]],
): () => Mode {
  let [mode] = modes;
  for (const one of modes)
    app.post(`${path}/mode/${one}`, async () => {
      mode = one;
      return { mode };
    });
  return () => mode;
}
