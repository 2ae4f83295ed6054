import { Type } from 'typebox';
import { endpoint } from './define.ts';
import { Strict } from './shapes.ts';

const Flags = Type.Record(Type.String(), Type.Boolean());

export const whitelabel = endpoint({
  id: 'site.whitelabel', room: 'site', method: 'GET', path: '/wps/whitelabel', auth: 'public',
  summary: 'Flags and menu keys of the merchant',
  value: Type.Object({ flags: Flags, menuKeys: Type.Array(Type.String()) }), errors: [],
});

export const systemStatus = endpoint({
  id: 'site.systemStatus', room: 'site', method: 'GET', path: '/wps/whitelabel/systemStatus', auth: 'public',
  summary: 'Whether the site serves: 0 open, 1 maintenance, 2 restricted region',
  value: Type.Object({
    status: Type.Integer({ minimum: 0, maximum: 2 }),
    location: Type.Object({ ip: Type.String(), country: Type.Union([Type.String(), Type.Null()]) }),
    info: Type.Object({ mobileTemplate: Type.Object({}), whitelabel: Type.Object({ flags: Flags }), paths: Type.Record(Type.String(), Type.String()) }),
    maintenance: Type.Boolean(), regionRestriction: Type.Boolean(),
  }),
  errors: [],
});

export const settings = endpoint({
  id: 'site.settings', room: 'site', method: 'GET', path: '/wps/whitelabel/settings', auth: 'public',
  summary: 'Settings the web app needs: ages, languages, currency, time zone, registration defaults',
  value: Type.Object({
    merchantCode: Type.String(), merchantName: Type.String(), currency: Type.String(), timeZone: Type.String(),
    age: Type.Object({ footer: Type.Integer(), terms: Type.Integer(), privacy: Type.Integer() }),
    languages: Type.Array(Type.Object({ code: Type.String(), tag: Type.String(), name: Type.String(), dir: Type.String() })),
    defaultLanguage: Type.String(), defaultTheme: Type.String(), brandHue: Type.Integer(),
    registerAgreementDefault: Type.Boolean(),
    withdrawals: Type.Object({ open: Type.Boolean(), reason: Type.Union([Type.String(), Type.Null()]) }),
  }),
  errors: [],
});

export const setTemplate = endpoint({
  id: 'site.setTemplate', room: 'site', method: 'GET', path: '/wps/system/setTemplate', auth: 'public',
  summary: 'Which template of member centre and deposit is shown',
  value: Type.Object({ mem_cen: Type.Integer(), dep_func: Type.Integer() }, Strict), errors: [],
});
