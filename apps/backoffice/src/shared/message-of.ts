/** Message of an error for the operator. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
