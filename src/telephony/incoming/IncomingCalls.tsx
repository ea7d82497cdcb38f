import { useLayoutEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import { useWayOut } from '@/lib/useWayOut';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { callIdOf } from '../state/callStage';
import { IncomingCall } from './IncomingCall';
import styles from './Incoming.module.css';
import { incomingTexts as texts } from './incomingTexts';
import { selectIncomingCalls } from './ringing';
import { useIncomingShortcuts } from './useIncomingShortcuts';

const FLAG = 'ringing';

/**
 * Who rings, at the foot of the page: it takes its room from the page, so that nothing is covered, and never the focus; a key leads
 * to it.
 */
export function IncomingCalls() {
  const calls = useSelector(selectIncomingCalls);
  const panel = useRef<HTMLElement>(null);
  const wayOut = useWayOut();
  useIncomingShortcuts(panel);
  useLayoutEffect(() => {
    document.documentElement.dataset[FLAG] = '';
    return () => {
      // eslint-disable-next-line @typescript-eslint/no-dynamic-delete
      delete document.documentElement.dataset[FLAG];
    };
  }, []);
  return (
    <aside
      {...wayOut}
      ref={panel}
      id="incoming"
      className={styles.panel}
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
