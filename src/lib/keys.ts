type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** A key or press without any other key held. */
export const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean =>
  !(altKey || ctrlKey || metaKey || shiftKey);

/** Sends at Ctrl+Enter (⌘+Enter), once however long it is held. False for any other key. */
export function sendByKey(event: KeyboardEvent, send: () => void): boolean {
  if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.isComposing) return false;
  event.preventDefault();
  if (!event.repeat) send();
  return true;
}
