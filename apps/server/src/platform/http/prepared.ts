const texts = new WeakMap<object, { text: string | undefined }>();

/**
 * Marks an answer that never changes. It is serialised when first sent and reused as text for as long as the same
 * object is returned, to one endpoint only.
 */
export function prepared<V extends object>(answer: V): V {
  if (!texts.has(answer)) texts.set(answer, { text: undefined });
  return answer;
}

/** The text of a prepared answer; undefined for any other answer. */
export function textOfPrepared(answer: unknown, serialise: () => string): string | undefined {
  const kept = typeof answer === 'object' && answer !== null ? texts.get(answer) : undefined;
  if (kept === undefined) return undefined;
  kept.text ??= serialise();
  return kept.text;
}
