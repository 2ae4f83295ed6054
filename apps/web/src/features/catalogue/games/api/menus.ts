import type { catalogue } from '@fairlot/contract';
import { defineCall } from '../../../../shared/api/define-call.ts';
import { callQuery } from '../../../../shared/query/call-query.ts';

export const fetchMenus = defineCall<typeof catalogue.gameMenus>('GET /lgw/game/menus', { auth: 'public' });

export const menusQuery = () => callQuery(['catalogue', 'menus'], fetchMenus, {});
