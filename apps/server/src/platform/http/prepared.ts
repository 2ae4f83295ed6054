const texts = new WeakMap<object, { text: string | undefined }>();

/**
 * Marks an answer that will never change. It is serialised when it is first sent and sent as that text from then on,
 * for as long as its maker keeps answering the same object, to one endpoint alone.
 */
export function prepared<V extends object>(answer: V): V {
  if (!texts.has(answer)) texts.set(answer, { text: undefined });
  return answer;
}

/** The text of a prepared answer; undefined for any other. */
export function textOfPrepared(answer: unknown, serialise: () => string): string | undefined {
  const kept = typeof answer === 'object' && answer !== null ? texts.get(answer) : undefined;
  if (kept === undefined) return undefined;
  kept.text ??= serialise();
  return kept.text;
}
