import { useEffect, useId, useRef, useState } from 'react';
import type { PortalStart } from '@/domain/knowledge/selfServiceScenario';
import { sandboxFor } from './portalAddress';
import styles from './Portal.module.css';
import { Starting } from './PortalStates';

interface PortalFrameProps {
  start: PortalStart;
  title: string;
  /** The page's policy does not let the portal in. */
  onBlocked: () => void;
}

const STOPPED: readonly string[] = ['frame-src', 'child-src', 'form-action'];

/** A session is started by a form post into the frame (001 §4, AMB-159); it must stay mounted to stay open. */
export function PortalFrame({ start: { url, packet }, title, onBlocked }: PortalFrameProps) {
  const name = useId();
  const form = useRef<HTMLFormElement>(null);
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
    form.current?.submit();
    sent.current = true;
  }, [packet]);

  return (
    <div className={styles['portal']}>
      <form ref={form} method="post" action={url} target={name} hidden>
        <input type="hidden" name="packet" value={packet} />
      </form>
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
