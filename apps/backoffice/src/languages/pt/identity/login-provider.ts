import type { loginProviderTexts } from '../../../sections/identity/login-provider-texts.ts';

export const identityLoginProvider: typeof loginProviderTexts = {
  groups: { login: 'Login com outra conta' },
  names: { google: 'Google', facebook: 'Facebook' },
  notes: {
    google: 'Crie um cliente OAuth do tipo “Web application” no Google Cloud, com o endereço de retorno abaixo.',
    facebook:
      'Crie um app com Facebook Login na Meta, com o endereço de retorno abaixo. Client ID e chave secreta são o ID ' +
      'e a chave secreta do app.',
  },
  fields: { clientId: 'Client ID', tokenEndpoint: 'Endereço do token' },
  keys: { clientSecret: 'Chave secreta do cliente' },
  facts: { callback: 'Endereço de retorno' },
  warnings: { flag: 'O login com esta conta está desligado em Site, Recursos.' },
  offText: 'Membros que se cadastraram com ela não podem entrar até que seja conectada de novo ou que tenham senha.',
};
