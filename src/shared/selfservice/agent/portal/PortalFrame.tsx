import { useEffect, useId, useRef, useState } from 'react';
import { postPacket } from './heldPacket';
import { sandboxFor } from './portalAddress';
import styles from './Portal.module.css';
import { Starting } from './PortalStates';

interface PortalFrameProps {
  /** The portal's address, complete and safe to open. */
  url: string;
  title: string;
  /** Called when the page's policy blocks the portal. */
  onBlocked: () => void;
}

const STOPPED: readonly string[] = ['frame-src', 'child-src', 'form-action'];

/** A form post into the frame starts the session (001 §4, AMB-159); the frame must stay mounted to keep it open. */
export function PortalFrame({ url, title, onBlocked }: PortalFrameProps) {
  const name = useId();
  const sent = useRef(false);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const listen = ({ effectiveDirective }: SecurityPolicyViolationEvent) => {
      if (STOPPED.includes(effectiveDirective)) onBlocked();
    };
    document.addEventListener('securitypolicyviolation', listen);
    return () => document.removeEventListener('securitypolicyviolation', listen);
  }, [onBlocked]);

  useEffect(() => {
    postPacket(url, name);
    sent.current = true;
  }, [url, name]);

  return (
    <div className={styles['portal']}>
      <iframe
        name={name}
        title={title}
        className={styles['frame']}
        sandbox={sandboxFor(url, window.location.href)}
        referrerPolicy="strict-origin"
        onLoad={() => setShown(sent.current)}
      />
      {!shown && (
        <div className={styles['waiting']}>
          <Starting />
        </div>
      )}
    </div>
  );
}
