import { useEffect, useRef } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { useHeadingFocus } from '@/core/hooks/useHeadingFocus';
import { speak } from '@/ui/feedback/speak';
import { fullScreenSet, portalRefused, selectImpersonation } from '../impersonationSlice';
import { impersonationTexts as texts } from '../impersonationTexts';
import { ImpersonationBar } from './ImpersonationBar';
import { PortalFrame } from './PortalFrame';

interface ImpersonatingProps {
  /** The portal's address, complete and safe to open. */
  url: string;
  person: string;
  scenario: string;
  /** The page to return to. */
  back: string;
}

/** The open portal, with a bar that names the customer and leads back. */
export function Impersonating({ url, person, scenario, back }: ImpersonatingProps) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const { fullScreen } = useSelector(selectImpersonation);
  const heading = useRef<HTMLHeadingElement>(null);
  useHeadingFocus(heading, true);

  useEffect(() => {
    speak(texts.entered(person));
    return () => speak(texts.left(person));
  }, [person]);

  return (
    <>
      <ImpersonationBar
        person={person}
        scenario={scenario}
        fullScreen={fullScreen}
        headingRef={heading}
        onFullScreen={(on) => dispatch(fullScreenSet(on))}
        onStop={() => void navigate(back)}
      />
      <PortalFrame
        url={url}
        title={texts.frame(scenario, person)}
        onBlocked={() => dispatch(portalRefused({ text: texts.why.blocked, remedy: 'none' }))}
      />
    </>
  );
}
