import { createServer } from 'node:net';

/**
 * Checks that nothing listens on the ports yet.
 * @param {string} host
 * @param {{name: string, port: number}[]} wanted variable names and their ports
 * @throws {Error} naming the variable of the first port that cannot be used, and a free port
 */
export async function requireFreePorts(host, wanted) {
  for (const { name, port } of wanted) {
    const problem = await tryPort(host, port);
    if (problem === undefined) continue;
    if (problem === 'EADDRINUSE') {
      const free = await findFreePort(
        host,
        wanted.map((entry) => entry.port),
      );
      throw new Error(`${name}: port ${port} on ${host} is taken. A free one: ${name}=${free}`);
    }
    if (problem === 'EACCES')
      throw new Error(`${name}: this user may not listen on port ${port} (example: ${name}=3000)`);
    throw new Error(`HOST: cannot listen on "${host}" (${problem}) (example: HOST=127.0.0.1)`);
  }
}

/**
 * The first port above the wanted ones that is free together with the next port, because by default the sandbox takes
 * the port after the server's.
 * @param {string} host
 * @param {number[]} wanted
 */
async function findFreePort(host, wanted) {
  for (let port = Math.max(...wanted) + 1; port < 65_535; port += 1) {
    if ((await tryPort(host, port)) === undefined && (await tryPort(host, port + 1)) === undefined) return port;
  }
  // Near the upper end of the range the system chooses.
  return chooseFreePort(host);
}

/**
 * A free port chosen by the system.
 * @param {string} host
 * @returns {Promise<number>}
 */
export function chooseFreePort(host) {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen({ host, port: 0 }, () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address !== null ? address.port : 0));
    });
  });
}

/**
 * @param {string} host
 * @param {number} port
 * @returns {Promise<string | undefined>} the system's error code, undefined when the port is free
 */
function tryPort(host, port) {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', (error) => resolve('code' in error ? String(error.code) : error.message));
    server.listen({ host, port, exclusive: true }, () => server.close(() => resolve(undefined)));
  });
}
