import { useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import * as v from 'valibot';
import { to } from '@/core/paths';
import { selectSessionStatus } from '@/core/session/sessionSlice';
import { readSession } from '@/core/storage/storage';
import { storageKeys } from '@/core/storage/storageKeys';
import { dependencies } from '@/core/dependencies';
import { Button } from '@/ui/buttons/Button';
import { appTexts } from '../appTexts';
import { accessTexts } from './accessTexts';
import { ErrorScreen } from './ErrorScreen';
import { ToStart } from './statusScreens';
import { draftText, selectOpenDrafts } from '@/core/drafts/openDrafts';
import { draftsTexts } from '@/shell/lateShellTexts';
import { CopyButton } from '@/ui/buttons/CopyButton';
import styles from './KeptWords.module.css';

const texts = accessTexts.unauthorized;

/** Drafts of screens that closed for lack of a permission, so that their text can still be copied. */
function KeptWords() {
  const drafts = useSelector(selectOpenDrafts);
  if (drafts.length === 0) return null;
  return (
    <>
      <p className={styles.kept}>{texts.kept(drafts.length)}</p>
      <ul className={styles.list}>
        {drafts.map(({ key, label: { title }, value }) => (
          <li key={key} className={styles.draft}>
            <span className={styles.title}>{title}</span>
            <CopyButton
              text={draftText(value)}
              label={draftsTexts.copy(title)}
              copiedLabel={draftsTexts.copied}
            />
          </li>
        ))}
      </ul>
    </>
  );
}

export function UnauthorizedScreen() {
  const isRefused = useSelector(selectSessionStatus) === 'refused';
  const { heading, text, next } = accessTexts.unauthorized;
  if (isRefused) return <NoSessionScreen />;
  return (
    <ErrorScreen code="401" heading={heading} text={text} next={next} actions={<ToStart />}>
      <KeptWords />
    </ErrorScreen>
  );
}

export function NotFoundScreen() {
  const navigate = useNavigate();
  const { heading, text, next, goBack } = accessTexts.notFound;
  return (
    <ErrorScreen
      code="404"
      heading={heading}
      text={text}
      next={next}
      actions={
        <>
          <ToStart />
          {window.history.length > 1 && <Button onClick={() => void navigate(-1)}>{goBack}</Button>}
        </>
      }
    />
  );
}

/** The screen when nobody is signed in: after signing out, or according to the session call. */
function NoSessionScreen() {
  const isSignedOut = readSession(storageKeys.signedOut, v.boolean(), false);
  const actions = <NoSessionActions isSignedOut={isSignedOut} />;
  if (isSignedOut) {
    const { heading, text, next } = accessTexts.signedOut;
    return <ErrorScreen heading={heading} text={text} next={next} actions={actions} />;
  }
  const { text, next } = accessTexts.refused;
  return (
    <ErrorScreen
      code="401"
      heading={accessTexts.unauthorized.heading}
      text={text}
      next={next}
      actions={actions}
    />
  );
}

/** Returns the address that the guard refused, so that the user can try again. */
const refusedAddress = (state: unknown): string => {
  const from = (state as { from?: unknown } | null)?.from;
  return typeof from === 'string' && /^\/(?!\/)/.test(from) ? from : '/';
};

/** Next steps without a session. Trying again restarts the whole program. */
function NoSessionActions({ isSignedOut }: { isSignedOut: boolean }) {
  const navigate = useNavigate();
  const { state } = useLocation() as { state: unknown };
  const address = refusedAddress(state);
  const signIn = () => void navigate(to.login(address));

  if (isSignedOut) {
    return (
      <Button variant="primary" onClick={signIn}>
        {accessTexts.signedOut.signInAgain}
      </Button>
    );
  }
  return (
    <>
      <Button variant="primary" onClick={() => dependencies.leave(address)}>
        {appTexts.tryAgain}
      </Button>
      <Button onClick={signIn}>{appTexts.loginTitle}</Button>
    </>
  );
}
