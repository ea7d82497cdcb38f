import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import {
  type Panel,
  panelSet,
  panelToggled,
  selectIsPanelOpen,
  type WithDevice,
} from '../device/deviceSlice';

/** A panel that folds away where there is no room for all of them. */
export function usePanel(panel: Panel) {
  const dispatch = useDispatch();
  const open = useSelector((state: WithDevice) => selectIsPanelOpen(state, panel));
  const toggle = useCallback(() => dispatch(panelToggled(panel)), [dispatch, panel]);
  const close = useCallback(() => dispatch(panelSet({ panel, open: false })), [dispatch, panel]);
  return { open, toggle, close };
}
