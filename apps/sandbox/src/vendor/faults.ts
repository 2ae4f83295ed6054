/** Outcomes of a vendor's next calls that people and scripts can choose; all but `win` are faults. */
export const FAULTS = [
  'delay',
  'dropAnswer',
  'duplicate',
  'reorder',
  'rollbackFirst',
  'wrongSignature',
  'wrongCurrency',
  'flood',
  'lateSettlement',
  'win',
] as const;
export type FaultName = (typeof FAULTS)[number];

export type Fault = { name: FaultName; left: number; ms: number };

/** A call as it was sent, for the page of faults. */
export type Call = { at: number; code: string; what: string; fault: string; status: string; tookMs: number };

const MOST_CALLS = 200;

export type Faults = {
  arm(code: string, fault: Fault): void;
  clear(code: string): void;
  armed(code: string): Fault[];
  /** The fault with this name, if one is armed; each call consumes one. */
  take(code: string, name: FaultName): Fault | undefined;
  note(call: Call): void;
  readonly calls: readonly Call[];
};

export function createFaults(): Faults {
  const byCode = new Map<string, Fault[]>();
  const calls: Call[] = [];
  return {
    calls,
    arm: (code, fault) => void byCode.set(code, [...(byCode.get(code) ?? []), fault]),
    clear: (code) => void byCode.delete(code),
    armed: (code) => byCode.get(code) ?? [],
    take(code, name) {
      const list = byCode.get(code) ?? [];
      const fault = list.find((one) => one.name === name);
      if (fault === undefined) return undefined;
      fault.left -= 1;
      if (fault.left <= 0)
        byCode.set(
          code,
          list.filter((one) => one !== fault),
        );
      return fault;
    },
    note(call) {
      calls.unshift(call);
      calls.splice(MOST_CALLS);
    },
  };
}
