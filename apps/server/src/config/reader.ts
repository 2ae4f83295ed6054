export type Env = Readonly<Record<string, string | undefined>>;

const WEB = ['http:', 'https:'];

/** Reads variables of the environment. Reports each invalid one with an example and continues. */
export type EnvReader = ReturnType<typeof createEnvReader>;

export function createEnvReader(env: Env) {
  const problems: string[] = [];
  const say = (name: string, problem: string, example: string): void => {
    problems.push(`${name}: ${problem} (example: ${example})`);
  };
  const text = (name: string): string | undefined => (env[name] === '' ? undefined : env[name]);

  function integer(name: string, fallback: number, min: number, max: number): number {
    const value = text(name);
    if (value === undefined) return fallback;
    const number = /^\d{1,9}$/.test(value) ? Number(value) : Number.NaN;
    if (!(number >= min && number <= max))
      say(name, `"${value}" is not a whole number from ${min} to ${max}`, String(fallback));
    return number;
  }

  /** `others`: further values that the caller has recognised before, for the message. */
  function oneOf<T extends string>(name: string, choices: readonly T[], fallback: T, others: string[] = []): T {
    const value = text(name) ?? fallback;
    const found = choices.find((choice) => choice === value);
    if (found === undefined) say(name, `"${value}" is not one of ${[...choices, ...others].join(', ')}`, fallback);
    return found ?? fallback;
  }

  const isProduction = oneOf('NODE_ENV', ['development', 'test', 'production'], 'development') === 'production';

  /** An address without slashes at its end. */
  function url(name: string, example: string, protocols: readonly string[] = WEB): string | undefined {
    const value = text(name);
    if (value !== undefined && !isAddress(value, protocols)) say(name, 'not a valid address', example);
    return value === undefined ? undefined : withoutSlash(value);
  }

  return {
    env,
    problems,
    say,
    text,
    integer,
    oneOf,
    url,
    isProduction,
    /** The parts between commas. */
    list: (name: string): string[] =>
      (text(name) ?? '')
        .split(',')
        .map((part) => part.trim())
        .filter(Boolean),
    /** A text that another variable requires; '' if it is missing, which is reported. */
    required(name: string, because: string, example: string): string {
      const value = text(name);
      if (value === undefined) say(name, `missing while ${because}`, example);
      return value ?? '';
    },
    /** A text of a certain form, which `problem` describes. */
    matching(name: string, form: RegExp, problem: string, example: string): string | undefined {
      const value = text(name);
      if (value !== undefined && !form.test(value)) say(name, problem, example);
      return value;
    },
  };
}

export function isAddress(text: string, protocols: readonly string[]): boolean {
  return URL.canParse(text) && protocols.includes(new URL(text).protocol);
}

export const withoutSlash = (address: string): string => address.replace(/\/+$/, '');
