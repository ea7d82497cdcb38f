import { useEffect, useEffectEvent } from 'react';
import { lookUp } from '@/lib/values';
import { isPlain } from '@/lib/keys';

interface FieldEvents {
  onStep: (by: 1 | -1) => void;
  /** Returns true if there was an option to choose. */
  onEnter: () => boolean;
  /** Called when the text or the cursor of the field has changed. */
  onChange: () => void;
  onClose: () => void;
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

/**
 * Sends the keys of a field to its open list first and stops those that the list uses. The focus stays in the field.
 */
export function useFieldListening(field: HTMLTextAreaElement, events: FieldEvents): void {
  /** Returns true if the list used the key. */
  const handleKey = useEffectEvent((event: KeyboardEvent): boolean => {
    const by = lookUp(STEPS, event.key);
    if (!isPlain(event) || event.isComposing) {
      if (event.key === 'Enter') events.onClose();
      return false;
    }
    if (by !== undefined) events.onStep(by);
    else if (event.key === 'Escape') events.onClose();
    else if (event.key === 'Enter') {
      if (events.onEnter()) return true;
      events.onClose();
      return false;
    } else return false;
    return true;
  });
  const onChange = useEffectEvent(() => events.onChange());
  const onClose = useEffectEvent(() => events.onClose());

  useEffect(() => {
    const listening = new AbortController();
    const { signal } = listening;
    const keyDown = (event: KeyboardEvent) => {
      if (!handleKey(event)) return;
      event.preventDefault();
      event.stopPropagation();
    };
    field.addEventListener('keydown', keyDown, { signal });
    field.addEventListener('input', () => onChange(), { signal });
    document.addEventListener('selectionchange', () => onChange(), { signal });
    field.addEventListener('blur', () => onClose(), { signal });
    return () => listening.abort();
  }, [field]);
}
