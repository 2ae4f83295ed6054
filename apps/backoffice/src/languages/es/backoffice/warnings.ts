import type { words } from '../../../sections/backoffice/setup/warnings.ts';

export const backofficeWarnings: typeof words = {
  register:
    'Su mercado exige un registro de exclusiones. Conecte uno en Controles de identidad y exclusiones: sin ' +
    'él, los jugadores no pueden depositar ni jugar.',
  contact:
    'El registro busca a los jugadores por correo o número de móvil. Añada el campo Correo como obligatorio ' +
    'en Ajustes del registro: sin él, los jugadores nuevos no pueden depositar ni jugar.',
  sandboxOnly:
    'Solo el entorno de pruebas: aquí los depósitos o desembolsos son simulados. En producción el entorno de ' +
    'pruebas no funciona, y este paso queda abierto hasta que conecte un proveedor.',
  drafts: (count) =>
    `Pasajes de condiciones y privacidad que aún son borradores, en todos los idiomas: ${count}. ` +
    'Sustitúyalos por el texto de un abogado para su licencia. La vista previa los marca.',
};
