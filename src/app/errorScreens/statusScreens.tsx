import { useSelector } from 'react-redux';
import { useNavigate } from 'react-router';
import { paths } from '@/core/paths';
import { selectSessionStatus } from '@/core/session/sessionSlice';
import { surroundings } from '@/core/surroundings';
import { lazyPart } from '@/lib/lazyPart';
import { Button } from '@/ui/fields/Button';
import { appTexts } from '../appTexts';
import { ErrorScreen } from './ErrorScreen';
import { ToStart } from './ToStart';

const NoSessionScreen = lazyPart(async () => (await import('./NoSessionScreen')).NoSessionScreen);

export function UnauthorizedScreen() {
  const isRefused = useSelector(selectSessionStatus) === 'refused';
  const { heading, text, next } = appTexts.unauthorized;
  if (isRefused) return <NoSessionScreen />;
  return <ErrorScreen code="401" heading={heading} text={text} next={next} actions={<ToStart />} />;
}

export function NotFoundScreen() {
  const navigate = useNavigate();
  const { heading, text, next } = appTexts.notFound;
  return (
    <ErrorScreen
      code="404"
      heading={heading}
      text={text}
      next={next}
      actions={
        <>
          <ToStart />
          {window.history.length > 1 && <Button onClick={() => void navigate(-1)}>{appTexts.goBack}</Button>}
        </>
      }
    />
  );
}

/** Trying again is a fresh start of the whole program: nothing of the old state is trusted. */
export function UnavailableScreen() {
  const { heading, text, next } = appTexts.unavailable;
  return (
    <ErrorScreen
      code="503"
      heading={heading}
      text={text}
      next={next}
      actions={
        <Button variant="primary" onClick={() => surroundings.leave(paths.root)}>
          {appTexts.tryAgain}
        </Button>
      }
    />
  );
}
