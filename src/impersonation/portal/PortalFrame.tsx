import { useEffect, useId, useRef, useState } from 'react';
import { postPacket } from './heldPacket';
import { sandboxFor } from './portalAddress';
import styles from './Portal.module.css';
import { Starting } from './PortalStates';

interface PortalFrameProps {
  /** The portal's address, whole and safe to open. */
  url: string;
  title: string;
  /** The page's policy does not let the portal in. */
  onBlocked: () => void;
}

const STOPPED: readonly string[] = ['frame-src', 'child-src', 'form-action'];

/** A session is started by a form post into the frame (001 §4, AMB-159); it must stay mounted to stay open. */
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
