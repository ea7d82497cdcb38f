type Modifiers = Pick<KeyboardEvent, 'altKey' | 'ctrlKey' | 'metaKey' | 'shiftKey'>;

/** Returns whether no modifier key is held. */
export const isPlain = ({ altKey, ctrlKey, metaKey, shiftKey }: Modifiers): boolean =>
  !(altKey || ctrlKey || metaKey || shiftKey);

/** Sends on Ctrl+Enter (⌘+Enter), with Shift if `withShift`, once per key press. Returns false for any other key. */
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
 * On Ctrl+Enter (⌘+Enter) in or around a form, presses its submit button, which knows whether it can send now. With
 * Shift the keys press the button with `data-goes-further` instead.
 */
export function submitByKey({ nativeEvent, currentTarget }: FormKey): void {
  const press = (button: string) => () => currentTarget.querySelector<HTMLElement>(button)?.click();
  if (!sendByKey(nativeEvent, press('[type="submit"]')))
    sendByKey(nativeEvent, press('[data-goes-further]'), true);
}
