import { type CSSProperties, useContext } from 'react';
import { OverDialogs } from './modals';

const over: CSSProperties = { zIndex: 'var(--z-call-menu)' };
const usual: CSSProperties = {};

/**
 * The stacking level that keeps a panel above the part of the page that opened it, also if that part is above dialogs.
 */
export const useMenuLevel = (): CSSProperties => (useContext(OverDialogs) ? over : usual);
