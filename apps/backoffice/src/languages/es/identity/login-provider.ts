import type { loginProviderTexts } from '../../../sections/identity/login-provider-texts.ts';

export const identityLoginProvider: typeof loginProviderTexts = {
  groups: { login: 'Inicio de sesión con otra cuenta' },
  names: { google: 'Google', facebook: 'Facebook' },
  notes: {
    google:
      'Cree un cliente OAuth del tipo “Web application” en Google Cloud, con la dirección de redirección de abajo.',
    facebook:
      'Cree en Meta una app con Facebook Login, con la dirección de redirección de abajo. El ID y el secreto ' +
      'del cliente son los de la app.',
  },
  fields: { clientId: 'ID del cliente', tokenEndpoint: 'Dirección de tokens' },
  keys: { clientSecret: 'Secreto del cliente' },
  facts: { callback: 'Dirección de redirección' },
  warnings: { flag: 'El inicio de sesión con esta cuenta está desactivado en Sitio, Funciones.' },
  offText:
    'Los miembros que se registraron con ella no pueden iniciar sesión hasta que se conecte de nuevo o ' +
    'tengan una contraseña.',
};
