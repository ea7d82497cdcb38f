type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** A key or press without any other key held. */
export const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean =>
  !(altKey || ctrlKey || metaKey || shiftKey);

/** Sends at Ctrl+Enter (⌘+Enter), with Shift where that is said, once however long it is held. False for any other key. */
export function sendByKey(event: KeyboardEvent, send: () => void, withShift = false): boolean {
  const isSend = event.key === 'Enter' && (event.ctrlKey || event.metaKey) && event.shiftKey === withShift;
  if (!isSend || event.isComposing) return false;
  event.preventDefault();
  if (!event.repeat) send();
  return true;
}

interface FormKey {
  nativeEvent: KeyboardEvent;
  currentTarget: HTMLElement;
}

/**
 * Ctrl+Enter (⌘+Enter) in a form, or around it, presses its own button, which knows whether it can be sent now; with Shift the
 * button that goes further.
 */
export function submitByKey({ nativeEvent, currentTarget }: FormKey): void {
  const press = (button: string) => () => currentTarget.querySelector<HTMLElement>(button)?.click();
  if (!sendByKey(nativeEvent, press('[type="submit"]')))
    sendByKey(nativeEvent, press('[data-goes-further]'), true);
}
