/** Runs work for each item in turn. Throws all failures at the end with this message, so that the job is retried. */
export async function runEach<T>(
  items: Iterable<T>,
  message: string,
  work: (item: T) => Promise<unknown>,
): Promise<void> {
  const failures: unknown[] = []
  for (const item of items) await work(item).catch((error: unknown) => failures.push(error))
  if (failures.length > 0) throw new AggregateError(failures, message)
}
