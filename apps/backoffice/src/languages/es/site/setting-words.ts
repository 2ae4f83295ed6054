import type { settingWords } from '../../../sections/site/settings-words.ts';

export const siteSettingWords: typeof settingWords = {
  brand: 'nombre color tema oscuro claro',
  logo: 'logotipo imagen icono',
  money: 'moneda decimales zona horaria hora',
  offer: 'idioma edad juegos',
  flags: 'funciones activar desactivar',
  words: 'texto traducción rótulo redacción',
  legal: 'acuerdo jurídico ley condiciones privacidad',
  company: 'empresa licencia dirección',
  contact: 'soporte contacto línea de ayuda teléfono imágenes',
  install: 'instalar aplicación descargar',
  bar: 'barra de descarga valoración',
  links: 'enlace plantilla dominio ruta',
  registration: 'registro registrarse inicio de sesión campos',
  lottery: 'lotería agente modo',
  clients: 'cliente llamadas versión',
  codes: 'código verificación mensaje',
  windows: 'mantenimiento ventana cerrar interrupción',
  regions: 'país región bloquear',
  market: 'mercado perfil ley regulador',
};
