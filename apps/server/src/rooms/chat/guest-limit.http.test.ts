import { openTwoProcesses } from '@fairlot/testkit';
import { expect, it } from 'vitest';

const { apps } = await openTwoProcesses();

it('limits visitors of one network who begin concurrently in two processes to five', async () => {
  await apps[0].rooms.site.change('flags', { CBS3: true, GUESTCHAT3: true });
  const write = async (place: number) => {
    const answer = await apps[place % 2 === 0 ? 0 : 1].server.inject({
      method: 'POST',
      url: '/wps/chat/messages',
      remoteAddress: '198.51.100.77',
      headers: { moduleid: 'CBS3' },
      payload: { text: 'hello' },
    });
    return answer.json<{ errorCode: string | null }>().errorCode;
  };
  // The other process receives the flags through an event.
  await expect.poll(() => write(1)).toBeNull();
  const answers = await Promise.all(Array.from({ length: 20 }, (_, place) => write(place)));
  expect(answers.filter((errorCode) => errorCode === null)).toHaveLength(4);
  expect(new Set(answers.filter((errorCode) => errorCode !== null))).toEqual(new Set(['rate.limited']));
});
