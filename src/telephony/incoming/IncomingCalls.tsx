import { type RefObject, useLayoutEffect, useRef } from 'react';
import clsx from 'clsx';
import { useSelector } from 'react-redux';
import { useRootFlag } from '@/lib/useRootFlag';
import { useWayOut } from '@/lib/useWayOut';
import { LineBoundary } from '@/ui/feedback/LineBoundary';
import { callIdOf } from '../state/callStage';
import { IncomingCall } from './IncomingCall';
import styles from './Incoming.module.css';
import { incomingTexts as texts } from './incomingTexts';
import { selectIncomingCalls } from './ringing';
import { useIncomingShortcuts } from './useIncomingShortcuts';

const HEIGHT = '--ring-height';

/** The page ends where the panel begins, which is as low as what it holds. */
function useRoom(panel: RefObject<HTMLElement | null>) {
  useRootFlag('ringing');
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const tell = () => style.setProperty(HEIGHT, `${panel.current?.offsetHeight ?? 0}px`);
    tell();
    const observer = new ResizeObserver(tell);
    if (panel.current !== null) observer.observe(panel.current);
    return () => {
      observer.disconnect();
      style.removeProperty(HEIGHT);
    };
  }, [panel]);
}

/**
 * Who rings, at the foot of the page: it takes its room from the page, so that nothing is covered, and never the focus; a key leads
 * to it.
 */
export function IncomingCalls() {
  const calls = useSelector(selectIncomingCalls);
  const panel = useRef<HTMLElement>(null);
  const wayOut = useWayOut();
  useIncomingShortcuts(panel);
  useRoom(panel);
  return (
    <aside
      {...wayOut}
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
