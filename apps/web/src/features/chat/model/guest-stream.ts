const PATH = '/wps/chat/events';
const NAMES = ['chat.message', 'chat.read', 'chat.typing'];

/**
 * Hears what a visitor's conversation tells, and says it to the page as the members' stream does (`hearLive`). Answers
 * a function that ends it.
 * @param onGap the stream was away for a while: what is on show may be old
 */
export function keepGuestStream(onGap: () => void): () => void {
  const source = new EventSource(PATH);
  let wasOpen = false;
  source.addEventListener('open', () => {
    if (wasOpen) onGap();
    wasOpen = true;
  });
  for (const name of NAMES)
    source.addEventListener(name, ({ data }: MessageEvent<string>) => {
      dispatchEvent(new CustomEvent(`live.${name}`, { detail: JSON.parse(data) as unknown }));
    });
  return () => source.close();
}
