import type { memberTexts } from '../../../sections/identity/texts.ts';

export const identityMember: typeof memberTexts = {
  all: 'Todos',
  labels: 'Etiquetas',
  addLabels: 'Añadir etiquetas',
  removeLabels: 'Quitar etiquetas',
  labelsHint: 'Elija etiquetas en uso o introduzca una nueva. Un miembro tiene como máximo 20.',
  created: 'Registro',
  mobile: 'Teléfono, completo o las cuatro últimas cifras',
  email: 'Correo, dirección completa',
  card: 'Cuenta de cobro, completa o las cuatro últimas cifras',
  address: 'Dirección de red',
  device: 'Dispositivo',
  enable: 'Habilitar',
  types: ['Miembro', 'Agente'],
  disableText: (name) =>
    `La sesión de ${name} se cierra de inmediato y no puede iniciar sesión, jugar, depositar ni retirar.`,
  enableText: (name) => `${name} puede iniciar sesión de nuevo. Sus propias pausas y exclusiones siguen activas.`,
};
