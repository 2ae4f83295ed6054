import type { timelineTexts } from '../../../sections/identity/member/timeline-texts.ts';

export const identityTimeline: typeof timelineTexts = {
  title: 'Cronología',
  filter: 'Filtrar por grupo',
  kinds: 'Filtrar por tipo',
  all: 'Todo',
  groups: { money: 'Dinero', play: 'Juego', safety: 'Seguridad', contact: 'Contacto', decisions: 'Decisiones' },
  more: 'Mostrar sucesos anteriores',
  none: 'Aún no ha pasado nada. Aquí aparecerán inicios de sesión, apuestas, pagos y mensajes.',
  noneOf: 'El miembro no tiene sucesos de este tipo.',
};
