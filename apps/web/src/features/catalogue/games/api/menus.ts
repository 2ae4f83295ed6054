import type { catalogue } from '@fairlot/contract';
import { queryOptions } from '@tanstack/react-query';
import { defineCall } from '../../../../shared/api/define-call.ts';

export const fetchMenus = defineCall<typeof catalogue.gameMenus>('GET /lgw/game/menus', { auth: 'public' });

export const menusQuery = () =>
  queryOptions({ queryKey: ['catalogue', 'menus'], queryFn: ({ signal }) => fetchMenus({}, { signal }) });
