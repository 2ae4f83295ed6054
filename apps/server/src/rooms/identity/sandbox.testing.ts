import { type RunningSandbox, runJob, type TestApp } from '@fairlot/testkit';

export { type RunningSandbox, startSandbox } from '@fairlot/testkit';

/** Sends waiting messages, as the job does. */
export async function deliver(app: TestApp): Promise<void> {
  while (await runJob(app, 'identity-messages'));
}

/** The code in the newest message to a number. */
export async function newestCode(app: TestApp, sandbox: RunningSandbox, to: string): Promise<string> {
  await deliver(app);
  const [newest] = await sandbox.texts(to);
  const code = /\b\d{4,8}\b/.exec(newest?.text ?? '')?.[0];
  if (code === undefined) throw new Error(`no code was sent to ${to}`);
  return code;
}
