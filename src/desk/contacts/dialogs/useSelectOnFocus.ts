import { type MouseEvent, type PointerEvent, type SyntheticEvent, useRef } from 'react';

/**
 * Selects the value of a field on focus, by key or by press, so that typing replaces it. With `isWhole` every press
 * selects it, for a field whose value is only replaced as a whole.
 */
export function useSelectOnFocus(isPreset = true, isWhole = false) {
  const isEntering = useRef(false);
  const isInside = useRef(false);
  return {
    onPointerDown: ({ target }: PointerEvent) => {
      isEntering.current = isWhole || target !== document.activeElement;
    },
    /** Keeps a press within the selection from removing the selection after the click. */
    onMouseDown: (event: MouseEvent) => {
      if (isWhole && event.target === document.activeElement) event.preventDefault();
    },
    /**
     * A combo box also fires this, without a change of focus, when an option becomes highlighted or is no longer
     * highlighted.
     */
    onFocus: ({ target }: SyntheticEvent) => {
      if (isPreset && !isInside.current && target instanceof HTMLInputElement) target.select();
      isInside.current = target === document.activeElement;
    },
    onBlur: ({ target }: SyntheticEvent) => {
      isInside.current = target === document.activeElement;
    },
    /** Selects the value after a press, which moved the caret; a selection that was made by dragging stays. */
    onClick: ({ target }: MouseEvent) => {
      if (!isPreset || !isEntering.current || !(target instanceof HTMLInputElement)) return;
      if (target.selectionStart === target.selectionEnd) target.select();
    },
  };
}
