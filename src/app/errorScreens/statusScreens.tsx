import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { selectSessionStatus } from '@/core/session/sessionSlice';
import { Button } from '@/ui/Button';
import { appTexts } from '../appTexts';
import { ErrorScreen } from './ErrorScreen';
import { ToStart } from './ToStart';

/** Where the guard was when it refused, so that trying again means trying that. */
const refusedAddress = (state: unknown): string => {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : '/';
};

/** A fresh start of the whole program: after an error nothing of the old state is trusted. */
const load = (address: string) => window.location.assign(address);

export function UnauthorizedScreen() {
  const refused = useSelector(selectSessionStatus) === 'refused';
  const { state } = useLocation() as { state: unknown };
  const { heading, text, next, noSession, noSessionNext } = appTexts.unauthorized;
  return (
    <ErrorScreen
      code="401"
      heading={heading}
      text={refused ? noSession : text}
      next={refused ? noSessionNext : next}
      actions={
        refused ? (
          <Button variant="primary" onClick={() => load(refusedAddress(state))}>
            {appTexts.tryAgain}
          </Button>
        ) : (
          <ToStart />
        )
      }
    />
  );
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

export function UnavailableScreen() {
  const { heading, text, next } = appTexts.unavailable;
  return (
    <ErrorScreen
      code="503"
      heading={heading}
      text={text}
      next={next}
      actions={
        <Button variant="primary" onClick={() => load('/')}>
          {appTexts.tryAgain}
        </Button>
      }
    />
  );
}
