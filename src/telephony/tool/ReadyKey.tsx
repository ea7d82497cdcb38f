import { useDispatch, useSelector } from 'react-redux';
import { useChord } from '@/core/shortcuts/useChord';
import { notReadyRequested, readyRequested } from '../state/phoneCommands';
import { readyMethod, whyNotReady } from '../state/phoneRules';
import { selectPhone } from '../state/telephonySelectors';
import { telephonyTexts } from '../telephonyTexts';

const { keys: texts } = telephonyTexts.bar;

/** Ready for calls or not, by a key that works on every page. */
export function ReadyKey() {
  const dispatch = useDispatch();
  const phone = useSelector(selectPhone);
  const when = phone !== null && whyNotReady(phone) === null;
  useChord({ letter: 'r', label: texts.ready, group: texts.group, when, overDialogs: true }, () => {
    if (phone === null) return;
    dispatch(readyMethod(phone.status) === 'ready' ? readyRequested() : notReadyRequested());
  });
  return null;
}
