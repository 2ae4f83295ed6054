import type { alertTexts } from '../../../sections/protection/alert-texts.ts';

export const protectionAlert: typeof alertTexts = {
  marker: 'Señal',
  from: 'umbral',
  open: 'Abierta',
  handled: 'Atendida',
  done: 'Desenlace',
  close: 'Anotar el desenlace',
  note: 'Hallazgos y acuerdo',
  noteHint: 'Al menos 10 caracteres, para el regulador. Se guarda mientras escribe.',
  compared: (now, before) => `Ahora ${now}, comparado con ${before}`,
  spokenHint: 'El miembro no recibe ofertas ni regalos durante 30 días.',
  outcomes: {
    spoken: 'Se habló con el miembro',
    limit: 'El miembro fijó un límite o una pausa',
    watched: 'Se sigue observando',
    none: 'No hace falta actuar',
  },
};
