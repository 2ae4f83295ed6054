import type { passkeyTexts } from '../../../login/texts.ts';

export const loginPasskey: typeof passkeyTexts = {
  heading: 'Llaves de acceso',
  use: 'Usar una llave de acceso',
  add: 'Añadir una llave de acceso',
  addText:
    'Una llave de acceso en este dispositivo o una llave de seguridad sustituye la contraseña y es su segundo factor.',
  name: 'Nombre de la llave de acceso',
  nameHint: 'Por ejemplo, el nombre del dispositivo.',
  none: 'Aún no tiene llaves de acceso.',
  never: 'Nunca',
  synced: 'Guardada en',
  isSynced: 'Su cuenta con el fabricante del dispositivo',
  isBound: 'Solo este dispositivo',
  rename: 'Cambiar nombre',
  renameOf: (name) => `Cambiar el nombre de ${name}`,
  save: 'Guardar nombre',
  removeOf: (name) => `Quitar ${name}`,
  removeText: (name) =>
    `“${name}” ya no podrá iniciar sesión. Las sesiones abiertas con ella terminan de inmediato, quizá ` +
    'también la actual.',
  added: 'Llave de acceso añadida. Sus otras sesiones han terminado.',
  renamed: 'Nombre guardado.',
  removed: 'Llave de acceso quitada.',
  unknown: 'Este navegador no admite llaves de acceso en esta dirección.',
  known: 'Este dispositivo ya tiene una de sus llaves de acceso.',
  cancelled: 'No se eligió ninguna llave de acceso. Inténtelo de nuevo cuando quiera.',
  failed: 'El dispositivo no pudo usar una llave de acceso.',
};
