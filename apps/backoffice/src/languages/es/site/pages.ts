import type { pageTexts } from '../../../sections/site/texts.ts';

export const sitePages: typeof pageTexts = {
  title: 'Páginas',
  page: 'Página',
  open: 'Abierta',
  closed: 'Cerrada',
  message: 'Mensaje a los jugadores',
  standard: 'El texto estándar',
  openIt: 'Abrir',
  closeIt: 'Cerrar',
  changeIt: 'Cambiar el texto',
  doOpen: (name) => `Abrir ${name}`,
  doClose: (name) => `Cerrar ${name}`,
  change: (name) => `Cambiar el texto de ${name}`,
  openText: 'Los jugadores ven la página de inmediato.',
  text: (code) => `Texto en ${code}`,
  textHint: 'Déjelo vacío para el texto estándar de la página.',
  names: {
    withdraw: 'Retiros',
    vip: 'VIP',
    benefits: 'Ventajas',
    rewards: 'Centro de recompensas',
    agency: 'Agentes y equipos',
    contracts: 'Contratos',
    feedback: 'Sugerencias',
    inbox: 'Mensajes',
  },
};
