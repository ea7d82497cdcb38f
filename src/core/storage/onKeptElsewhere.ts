import type { KeptKey } from './storageKeys';

/** Another tab of this browser changed what this person keeps. The answer stops listening. */
export function onKeptElsewhere(key: KeptKey, heard: () => void): () => void {
  const listen = (event: StorageEvent) => {
    if (event.key === null || event.key.startsWith(`${key}/`)) heard();
  };
  window.addEventListener('storage', listen);
  return () => window.removeEventListener('storage', listen);
}
