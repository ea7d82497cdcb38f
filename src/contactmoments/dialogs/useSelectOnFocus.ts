import { type MouseEvent, type PointerEvent, type SyntheticEvent, useRef } from 'react';

/**
 * What stands in the field is selected when somebody comes to it, by key or by press, so that typing replaces it; `isWhole`: by
 * every press, as nobody changes a part of it.
 */
export function useSelectOnFocus(isPreset = true, isWhole = false) {
  const isEntering = useRef(false);
  const isInside = useRef(false);
  return {
    onPointerDown: ({ target }: PointerEvent) => {
      isEntering.current = isWhole || target !== document.activeElement;
    },
    /** A press within what is selected would let go of it, after the click. */
    onMouseDown: (event: MouseEvent) => {
      if (isWhole && event.target === document.activeElement) event.preventDefault();
    },
    /** A combo box also tells so when it highlights an option and lets go of it: then the field kept the focus. */
    onFocus: ({ target }: SyntheticEvent) => {
      if (isPreset && !isInside.current && target instanceof HTMLInputElement) target.select();
      isInside.current = target === document.activeElement;
    },
    onBlur: ({ target }: SyntheticEvent) => {
      isInside.current = target === document.activeElement;
    },
    /** A press has put the caret somewhere; what was selected by dragging stays. */
    onClick: ({ target }: MouseEvent) => {
      if (!isPreset || !isEntering.current || !(target instanceof HTMLInputElement)) return;
      if (target.selectionStart === target.selectionEnd) target.select();
    },
  };
}
