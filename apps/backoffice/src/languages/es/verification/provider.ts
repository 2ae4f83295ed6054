import type { identityProviderTexts } from '../../../sections/verification/connection-texts.ts';

export const verificationProvider: typeof identityProviderTexts = {
  groups: {
    identity: 'Controles de identidad',
    register: 'Registro de exclusiones',
    sanctions: 'Listas de sanciones',
  },
  names: {
    sumsub: 'Sumsub',
    identity: 'Protocolo firmado: controles de identidad',
    gamstop: 'GAMSTOP (Gran Bretaña)',
    register: 'Protocolo firmado: registro de exclusiones',
    sanctions: 'Protocolo firmado: listas de sanciones',
  },
  notes: {
    sumsub:
      'Sin certificar: pruébelo primero con sus propias claves. Introduzca en el panel de Sumsub la ' +
      'dirección del webhook de abajo, con el suceso applicantReviewed y un resumen SHA-256 o SHA-512.',
    gamstop:
      'Sin certificar: pruébelo primero con su propia clave. El registro se consulta cuando el control de ' +
      'identidad ha devuelto nombre, fecha de nacimiento y código postal. Hasta entonces el miembro no puede ' +
      'jugar ni depositar.',
    identity: 'Sin proveedor, los operadores revisan los documentos.',
    register:
      'Mientras el mercado exija un registro y ninguno responda, los jugadores no pueden registrarse, jugar ' +
      'ni depositar.',
    sanctions: 'Sin listas, los nombres no se comprueban.',
  },
  fields: {
    levelName: 'Nivel de verificación (nombre en el panel)',
    country: 'País de los documentos (tres letras, como GBR)',
    batchUrl: 'Dirección de la comprobación por lotes',
  },
  keys: {
    appToken: 'Token de la app',
    secretKey: 'Clave secreta del token de la app',
    webhookSecret: 'Clave secreta del webhook',
    apiKey: 'Clave de API',
    secret: 'Secreto compartido',
  },
  facts: { webhookUrl: 'Dirección del webhook' },
  offText:
    'Un segundo operador debe aprobarlo. Sin controles de identidad, los operadores revisan los documentos. ' +
    'Sin un registro que el mercado exige, los jugadores no pueden registrarse, jugar ni depositar.',
};
