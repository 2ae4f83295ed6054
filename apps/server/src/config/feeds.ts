import { type EnvReader, isAddress, withoutSlash } from './reader.ts';

const EXAMPLE = 'press=https://results.example.com/v1,board=https://board.example.org/results';

/**
 * Sources of official results: RESULT_FEEDS is `name=address` separated by commas, and each has its secret in
 * RESULT_FEED_SECRET_<NAME>. A single source has no second one to agree with, so operators have to confirm its results.
 */
export function readResultFeeds({ list, text, say }: EnvReader): { name: string; url: string; secret: string }[] {
  const feeds = list('RESULT_FEEDS').flatMap((entry) => {
    const [, name = '', url = ''] = /^([a-z0-9]{1,32})=(\S+)$/.exec(entry) ?? [];
    if (!isAddress(url, ['http:', 'https:']) || new URL(url).username !== '') {
      say('RESULT_FEEDS', `"${entry}" is not a name of small letters and digits with an address`, EXAMPLE);
      return [];
    }
    const secretName = `RESULT_FEED_SECRET_${name.toUpperCase()}`;
    const secret = text(secretName) ?? '';
    if (secret.length < 16)
      say(
        secretName,
        `missing or shorter than 16 characters while RESULT_FEEDS names "${name}"`,
        'the secret that you share with the party',
      );
    return [{ name, url: withoutSlash(url), secret }];
  });
  if (new Set(feeds.map(({ name }) => name)).size !== feeds.length)
    say('RESULT_FEEDS', 'a name appears twice', EXAMPLE);
  return feeds;
}
