import type { pageTexts } from '../../../sections/identity/member/texts.ts';

export const identityMemberPage: typeof pageTexts = {
  overview: 'Resumen',
  tabs: 'Detalles del miembro',
  joined: 'registrado',
  agent: (name) => `agente ${name}`,
  seen: 'última visita',
  owes: (amount) => `debe ${amount}`,
  links: 'Personas vinculadas',
  linkCount: (count) => (count === 1 ? '1 miembro' : `${count} miembros`),
  noLinks:
    'Ningún otro miembro usó la misma cuenta de cobro, el mismo dispositivo o la misma dirección de red en los ' +
    'últimos 30 días.',
  linkDisabled: 'inhabilitado',
  nearness: { account: 'cuenta bancaria', device: 'dispositivo', address: 'dirección de red' },
  all: 'Todo',
  person: 'Persona',
  devices: 'Inicios de sesión',
  facts: {
    nickname: 'Apodo',
    payeeName: 'Nombre',
    email: 'Correo',
    mobile: 'Teléfono',
    language: 'Idioma',
    passwordChanged: 'Cambio de contraseña',
    authenticator: 'Autenticador configurado',
  },
  codes: { entered: 'Correcto', refused: 'Fallido' },
  reveal: 'Mostrar completo',
  revealText: 'Su consulta y el motivo se anotan en el registro de auditoría.',
  idNumber: 'Número de identidad',
  removeTotp: 'Quitar autenticador',
  removeTotpText: (name) =>
    `Compruebe antes la identidad de la persona. ${name} sale de todos los dispositivos y después entra ` +
    'solo con la contraseña. Un segundo operador debe aprobarlo.',
};
