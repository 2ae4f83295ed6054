import type { content, ValueOf } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { currentLanguage } from '../../../../shared/api/transport.ts';
import { settingsQuery } from '../../../site/api/settings.ts';
import { STALE_MS } from '../../../../shared/query/query-client.ts';

export type HelpPage = ValueOf<typeof content.helpCenter>[number];

type Answer = Omit<HelpPage, 'tag'> & Partial<Pick<HelpPage, 'tag'>>;

const fetchHelp = defineCall<typeof content.helpCenter>('GET /wps/system/helpCenter', {
  auth: 'public',
  moduleId: 'COMM3',
});

/** Pages of the help centre in the operator's order, in the language of the call. */
export const helpQuery = () =>
  queryOptions({
    queryKey: ['content', 'help'],
    queryFn: ({ signal, client }) => {
      const platform = client.getQueryData(settingsQuery().queryKey)?.client.platform ?? 'mobile';
      return fetchHelp({ query: { lang: currentLanguage(), device: platform.toUpperCase() } }, { signal });
    },
    select: withTags,
    staleTime: STALE_MS.content,
  });

/** Gives each answer without a tag its position as one: the answers of other platforms consist of title and content. */
const withTags = (answers: readonly Answer[]): HelpPage[] =>
  answers.map((answer, index) => ({ ...answer, tag: answer.tag || String(index + 1) }));
