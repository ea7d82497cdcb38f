/** Dragging with pointer, touch, keyboard and screen reader; its words are Dutch inside `Localised`. */
export { useDrag, useDrop } from 'react-aria-components';
