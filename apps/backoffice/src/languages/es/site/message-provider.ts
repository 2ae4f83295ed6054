import type { messageProviderTexts } from '../../../sections/site/message-texts.ts';

export const siteMessageProvider: typeof messageProviderTexts = {
  groups: { sms: 'Mensajes de texto', mail: 'Correo' },
  names: { 'http-sms': 'Pasarela SMS propia', twilio: 'Twilio', smtp: 'Servidor SMTP' },
  notes: {
    'http-sms': 'Una pasarela que acepta nuestras llamadas HTTP. Solo se usa un proveedor de SMS a la vez.',
    twilio: 'Sin certificar: pruébelo con su propia cuenta antes de abrir el sitio.',
    smtp: 'El servidor que envía correos a miembros y operadores. Su nombre de host debe ser público.',
  },
  fields: {
    accountSid: 'Account SID',
    from: 'Remitente',
    host: 'Host',
    port: 'Puerto',
    security: 'Cifrado',
    user: 'Usuario',
  },
  options: { starttls: 'STARTTLS (normalmente puerto 587)', tls: 'TLS (normalmente puerto 465)', none: 'Ninguno' },
  keys: { apiKey: 'Clave de API', authToken: 'Token de autenticación', password: 'Contraseña' },
  offText:
    'Los mensajes esperan hasta que se conecte otro proveedor, o vencen. Los códigos de inicio de sesión ' +
    'dejan de entregarse.',
  recipients: { sms: 'Enviar una prueba al número, como +84912345678', mail: 'Enviar una prueba a la dirección' },
};
