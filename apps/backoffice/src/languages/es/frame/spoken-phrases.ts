import type { phrases } from '../../../frame/palette/spoken-acts.ts';

export const frameSpokenPhrases: typeof phrases = {
  approve: 'aprobar el, aprobar, aceptar',
  refuse: 'rechazar el, rechazar, denegar',
  hold: 'retener el, retener',
  release: 'liberar el, liberar',
  void: 'anular el, anular, cancelar',
  postpone: 'aplazar el, posponer, aplazar',
  disable: 'inhabilitar a, inhabilitar, bloquear',
  pause: 'desactivar, pausar, apagar',
  withdrawal: 'retirada, retiro',
  draw: 'sorteo',
  member: 'jugador, miembro',
  vendor: 'proveedor',
};
