import { type CSSProperties, useContext } from 'react';
import { OverDialogs } from './modals';

const over: CSSProperties = { zIndex: 'var(--z-call-menu)' };
const usual: CSSProperties = {};

/** A panel lies over the part of the page that opened it, also where that lies over dialogs. */
export const useMenuLevel = (): CSSProperties => (useContext(OverDialogs) ? over : usual);
