import { useDispatch, useSelector, useStore } from 'react-redux';
import { experimentalAreaSwitched, selectConfig, type WithConfig } from '@/core/config/configSlice';
import { selectMay, type WithSession } from '@/core/session/sessionSlice';
import { toastShown } from '@/core/toasts/toastsSlice';
import { experimentalTexts } from './experimentalTexts';

/** Unlocks or locks the experimental area, with permission (ERR-10 to 13). */
export function useExperimentalSwitch() {
  const dispatch = useDispatch();
  const store = useStore<WithConfig & WithSession>();
  const unlocked = useSelector(selectConfig).experimentalAreaEnabled;
  const toggle = () => {
    const state = store.getState();
    if (!selectMay(state)('shell')) return;
    const next = !selectConfig(state).experimentalAreaEnabled;
    dispatch(experimentalAreaSwitched(next));
    const text = next ? experimentalTexts.unlocked : experimentalTexts.locked;
    dispatch(toastShown({ kind: 'info', key: 'experimental-area', text }));
  };
  return { unlocked, toggle };
}
