import { appearanceSlice } from './appearance/appearanceSlice';
import { configSlice } from './config/configSlice';
import { deviceSlice } from './device/deviceSlice';
import { dialogsSlice } from './dialogs/dialogsSlice';
import { draftsSlice } from './drafts/draftsSlice';
import { networkSlice } from './network/networkSlice';
import { sessionSlice } from './session/sessionSlice';
import { signalsSlice } from './signals/signalsSlice';
import { submissionsSlice } from './submissions/submissionsSlice';
import { toastsSlice } from './toasts/toastsSlice';

/** The state that every page has. */
export const coreSlices = [
  appearanceSlice,
  configSlice,
  deviceSlice,
  dialogsSlice,
  draftsSlice,
  networkSlice,
  sessionSlice,
  signalsSlice,
  submissionsSlice,
  toastsSlice,
] as const;
