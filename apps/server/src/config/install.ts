import { existsSync } from 'node:fs';
import type { EnvReader } from './reader.ts';

export interface InstallConfig {
  /** PEM files for signing iPhone profiles; without them profiles are unsigned. */
  profileSigning: { certificateFile: string; keyFile: string } | undefined;
}

export function readInstallConfig({ text, say }: Pick<EnvReader, 'text' | 'say'>): InstallConfig {
  const certificateFile = text('PROFILE_CERTIFICATE_FILE');
  const keyFile = text('PROFILE_KEY_FILE');
  for (const [name, file] of [
    ['PROFILE_CERTIFICATE_FILE', certificateFile],
    ['PROFILE_KEY_FILE', keyFile],
  ] as const)
    if (file !== undefined && !existsSync(file)) say(name, `"${file}" is not there`, './profile.pem');
  if ((certificateFile === undefined) !== (keyFile === undefined))
    say('PROFILE_KEY_FILE', 'the certificate and its key are named together or not at all', './profile-key.pem');
  const isSigned = certificateFile !== undefined && keyFile !== undefined;
  return { profileSigning: isSigned ? { certificateFile, keyFile } : undefined };
}
