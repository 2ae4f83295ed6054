/** Pixels per module, large enough for a bank's app to read the picture from the phone's gallery. */
const MODULE_PX = 8;

/** Saves a QR code as a PNG file. */
export async function saveCode(text: string, name: string): Promise<void> {
  const { drawQr } = await import('@fairlot/ui/qr-picture');
  const { size, path } = drawQr(text);
  const canvas = document.createElement('canvas');
  canvas.width = size * MODULE_PX;
  canvas.height = size * MODULE_PX;
  const context = canvas.getContext('2d');
  if (context === null) return;
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.scale(MODULE_PX, MODULE_PX);
  context.fillStyle = '#000000';
  context.fill(new Path2D(path));
  const link = document.createElement('a');
  link.href = canvas.toDataURL('image/png');
  link.download = `${name}.png`;
  link.click();
}
