/** One part of a journey under a title of its own, as a test has; a failure says which part it was. */
export async function step(title: string, work: () => Promise<void>): Promise<void> {
  try {
    await work();
  } catch (error) {
    if (error instanceof Error) error.message = `${title}: ${error.message}`;
    throw error;
  }
}
