import type { BoundRoute } from '../../platform/http/index.ts';
import { Refusal } from '../../platform/refusal.ts';

/** Wraps a route so that text with a NUL or half a surrogate pair is refused: the database cannot keep it. */
export function readable({ endpoint, handle }: BoundRoute): BoundRoute {
  return {
    endpoint,
    handle: async (context) => {
      refuseUnreadable([context.params, context.query, context.body], '');
      return handle(context);
    },
  };
}

function refuseUnreadable(value: unknown, field: string): void {
  if (typeof value === 'string') {
    if (value.includes('\0') || !value.isWellFormed()) throw new Refusal('request.invalid', { field, reason: 'text' });
    return;
  }
  if (typeof value !== 'object' || value === null) return;
  for (const [name, inner] of Object.entries(value)) refuseUnreadable(inner, name);
}
