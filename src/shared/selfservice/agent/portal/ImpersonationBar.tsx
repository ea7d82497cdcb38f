import { type Ref, useEffect, useEffectEvent } from 'react';
import { Button } from '@/ui/buttons/Button';
import { CloseIcon, FullScreenIcon, LeaveFullScreenIcon } from '@/ui/icons';
import { ModeBar, modeTextClass } from '@/ui/layout/ModeBar';
import { impersonationTexts } from '../impersonationTexts';
import styles from './Portal.module.css';

const texts = impersonationTexts.bar;

interface ImpersonationBarProps {
  person: string;
  scenario: string;
  fullScreen: boolean;
  onFullScreen: (fullScreen: boolean) => void;
  onStop: () => void;
  headingRef: Ref<HTMLHeadingElement>;
}

/** Names the customer in whose name the agent works, with the exit first (001 §4). */
export function ImpersonationBar(props: ImpersonationBarProps) {
  const { person, scenario, fullScreen, onFullScreen, onStop, headingRef } = props;
  const onKeyDown = useEffectEvent((event: KeyboardEvent) => {
    if (event.key === 'Escape' && !event.defaultPrevented) onFullScreen(false);
  });
  useEffect(() => {
    if (!fullScreen) return undefined;
    const listen = (event: KeyboardEvent) => onKeyDown(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, [fullScreen]);

  return (
    <ModeBar label={texts.label} fullScreen={fullScreen}>
      <h1 ref={headingRef} tabIndex={-1} className={modeTextClass} data-tooltip={scenario}>
        {texts.acting(person)}
        <span className={styles['scenario']}>{scenario}</span>
      </h1>
      <Button icon={CloseIcon} onClick={onStop}>
        {texts.stop}
      </Button>
      <Button
        icon={fullScreen ? LeaveFullScreenIcon : FullScreenIcon}
        onClick={() => onFullScreen(!fullScreen)}
      >
        <span className={styles['word']}>{fullScreen ? texts.leaveFullScreen : texts.fullScreen}</span>
      </Button>
    </ModeBar>
  );
}
