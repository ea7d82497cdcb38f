import { useDispatch, useSelector } from 'react-redux';
import { useChord } from '@/core/shortcuts/useChord';
import { phoneKeys } from '../phoneShortcutTexts';
import { notReadyRequested, readyRequested } from '../state/phoneCommands';
import { readyMethod, whyNotReady } from '../state/phoneRules';
import { selectPhone } from '../state/telephonySelectors';

/** Ready for calls or not, by a key that works on every page. */
export function ReadyKey() {
  const dispatch = useDispatch();
  const phone = useSelector(selectPhone);
  const when = phone !== null && whyNotReady(phone) === null;
  const toggle = () => {
    if (phone === null) return;
    dispatch(readyMethod(phone.status) === 'ready' ? readyRequested() : notReadyRequested());
  };
  useChord(phoneKeys.ready, toggle, { when, overDialogs: true });
  return null;
}
