import { useNavigate } from 'react-router';
import { paths } from '@/core/paths';
import { dependencies } from '@/core/dependencies';
import { Button } from '@/ui/buttons/Button';
import { appTexts } from '../appTexts';
import { ErrorScreen } from './ErrorScreen';
import { coreTexts } from '@/core/coreTexts';

/** Trying again restarts the whole program, without any of the old state. */
export function UnavailableScreen() {
  const { heading, text, next } = appTexts.unavailable;
  return (
    <ErrorScreen
      code="503"
      heading={heading}
      text={text}
      next={next}
      actions={
        <Button variant="primary" onClick={() => dependencies.leave(paths.root)}>
          {appTexts.tryAgain}
        </Button>
      }
    />
  );
}

export function ToStart() {
  const navigate = useNavigate();
  return (
    <Button variant="primary" onClick={() => void navigate(paths.root)}>
      {appTexts.toStart}
    </Button>
  );
}

export function GeneralErrorScreen() {
  const { heading, text, next } = appTexts.general;
  return <ErrorScreen heading={heading} text={text} next={next} actions={<ToStart />} />;
}

/**
 * This screen is in the first module, because no toast can be fetched before there is a session. The screen disappears
 * when the network is back (AMB-004).
 */
export function OfflineScreen() {
  const { text, next } = appTexts.offline;
  return <ErrorScreen heading={coreTexts.offline} text={text} next={next} />;
}
