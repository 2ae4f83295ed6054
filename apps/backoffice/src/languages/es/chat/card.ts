import type { cardTexts } from '../../../sections/chat/card-texts.ts';

export const chatCard: typeof cardTexts = {
  kinds: { withdrawal: 'Retiro', deposit: 'Depósito', bet: 'Apuesta' },
  show: 'Mostrar un pago o una apuesta',
  latest: 'Pagos y apuestas',
  none: 'Ninguno al que usted tenga acceso',
  open: (title) => `Abrir ${title}`,
  gone: 'Ahora no se puede cargar',
};
