import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';

/** A minimal mail server: the messages it received, its port, and the addresses it rejects. */
export async function openMailServer(): Promise<{
  mails: string[];
  rejected: Set<string>;
  port: number;
  close: () => void;
}> {
  const mails: string[] = [];
  const rejected = new Set<string>();
  const server = createServer((socket) => {
    let isData = false;
    socket.write('220 test\r\n');
    socket.on('data', (chunk) => {
      const text = chunk.toString();
      if (isData) {
        mails.push(text);
        isData = !text.endsWith('\r\n.\r\n');
        if (!isData) socket.write('250 kept\r\n');
      } else if (/^DATA/i.test(text)) {
        isData = true;
        socket.write('354 go on\r\n');
      } else if ([...rejected].some((address) => text.includes(`RCPT TO:<${address}>`)))
        socket.write('550 no such mailbox\r\n');
      else socket.write(/^QUIT/i.test(text) ? '221 bye\r\n' : '250 yes\r\n');
    });
    socket.on('error', () => socket.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { mails, rejected, port: (server.address() as AddressInfo).port, close: () => void server.close() };
}
