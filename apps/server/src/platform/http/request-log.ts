import type { FastifyBaseLogger } from 'fastify';

type Line = [details: unknown, message?: string, ...values: unknown[]];

/**
 * The logger of one request. It becomes a child of the process's logger at its first line only: hardly any request
 * writes one, and making a child with its redaction costs more than a small answer's serialisation.
 */
export class RequestLog {
  readonly #parent: FastifyBaseLogger;
  readonly #bindings: object;
  #child: FastifyBaseLogger | undefined;

  constructor(parent: FastifyBaseLogger, bindings: object) {
    this.#parent = parent;
    this.#bindings = bindings;
  }

  get level(): string {
    return this.#parent.level;
  }
  child(bindings: object): FastifyBaseLogger {
    return this.#log().child(bindings);
  }
  fatal(...line: Line): void {
    this.#log().fatal(...line);
  }
  error(...line: Line): void {
    this.#log().error(...line);
  }
  warn(...line: Line): void {
    this.#log().warn(...line);
  }
  info(...line: Line): void {
    this.#log().info(...line);
  }
  debug(...line: Line): void {
    this.#log().debug(...line);
  }
  trace(...line: Line): void {
    this.#log().trace(...line);
  }
  silent(): void {
    // A level that writes nothing.
  }

  #log(): FastifyBaseLogger {
    return (this.#child ??= this.#parent.child(this.#bindings));
  }
}
