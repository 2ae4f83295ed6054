/** @throws Error when the work takes longer; its later outcome is ignored */
export async function within<T>(ms: number, work: Promise<T>): Promise<T> {
  const late = Promise.withResolvers<never>();
  // After a long task of this process, answers that have arrived meanwhile are read before the time counts.
  const timer = setTimeout(() => setImmediate(() => late.reject(new Error(`No answer within ${ms} ms`))), ms);
  try {
    return await Promise.race([work, late.promise]);
  } finally {
    clearTimeout(timer);
    work.catch(() => {});
  }
}
