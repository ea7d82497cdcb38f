import clsx from 'clsx';
import { useSelector, useDispatch } from 'react-redux';
import { useRootFlag } from '@/lib/useRootFlag';
import { usePublishedHeight } from '@/lib/publishHeight';
import { useEscape } from '@/lib/useEscape';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { callIdOf } from '../state/callStage';
import { IncomingCall } from './IncomingCall';
import styles from './Incoming.module.css';
import { incomingTexts as texts } from './incomingTexts';
import { selectIncomingCalls } from './ringing';
import type { RefObject } from 'react';
import { useChord } from '@/core/shortcuts/useChord';
import { phoneKeys } from '../phoneShortcutTexts';
import { pickUpRequested } from '../state/phoneCommands';
import { selectRingingCall } from '../state/telephonySelectors';

/**
 * The incoming calls at the foot of the page, which shrinks so that they cover nothing. The panel never takes the
 * focus; a key moves the focus there.
 */
export function IncomingCalls() {
  const calls = useSelector(selectIncomingCalls);
  const panel = usePublishedHeight<HTMLElement>('--ring-height');
  const escapeProps = useEscape();
  useIncomingShortcuts(panel);
  useRootFlag('ringing');
  return (
    <aside
      {...escapeProps}
      ref={panel}
      id="incoming"
      className={clsx(styles.panel, calls.length > 1 && styles.several)}
      aria-label={texts.title}
      data-react-aria-top-layer="true"
    >
      {calls.map((one) => (
        <LineBoundary key={callIdOf(one)} as="div" resetKey={one}>
          <IncomingCall call={one} />
        </LineBoundary>
      ))}
    </aside>
  );
}

/** Keys to answer and to focus the panel, also while the user types. */
function useIncomingShortcuts(panel: RefObject<HTMLElement | null>): void {
  const dispatch = useDispatch();
  const ringing = useSelector(selectRingingCall);
  const toPanel = () => panel.current?.querySelector('button')?.focus();
  useChord(phoneKeys.toIncoming, toPanel, { when: true, overDialogs: true });
  const pickUp = () => {
    if (ringing !== null) dispatch(pickUpRequested(ringing.connectionId));
  };
  useChord(phoneKeys.pickUp, pickUp, { when: ringing !== null, overDialogs: true });
}
