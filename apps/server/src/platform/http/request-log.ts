import type { FastifyBaseLogger } from 'fastify';

type Line = [details: unknown, message?: string, ...values: unknown[]];

/**
 * The logger of one request. It becomes a child of the process's logger only when the first line is written: few
 * requests write one, and creating a child with its redaction costs more than serialising a small answer.
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
    // A level that is not written.
  }

  #log(): FastifyBaseLogger {
    return (this.#child ??= this.#parent.child(this.#bindings));
  }
}
