import { companyQuery } from '../../features/content/legal/api/company.ts';
import { serverQuery, type ServerQueries, type ServerQuery } from '../server-query.ts';

export const queries: ServerQueries = {
  '/m/useragreement': company,
  '/m/about': company,
  '/m/privacy': company,
};

function company(): ServerQuery[] {
  return [serverQuery(companyQuery().queryKey, (ask) => ask('site.company'))];
}
