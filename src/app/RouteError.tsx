import { useEffect, useEffectEvent, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation, useNavigate, useRouteError } from 'react-router';
import { isChunkFailure, mayReload, noteReload } from '@/core/errors/chunkFailure';
import { selectDrafts, type WithDrafts } from '@/core/drafts/draftsSlice';
import { reportError } from '@/core/errors/reporter';
import { useRefreshPage } from '@/core/startup/useRefreshPage';
import { Button } from '@/ui/buttons/Button';
import { appTexts } from './appTexts';
import { ErrorScreen } from './errorScreens/ErrorScreen';
import { ToStart } from './errorScreens/statusScreens';
import { areDraftsKept } from '@/core/drafts/keptDrafts';

const selectHasDrafts = (state: WithDrafts): boolean => Object.keys(selectDrafts(state)).length > 0;

/** Replaces a screen that could not be rendered or loaded; the frame around it stays. */
export function RouteError() {
  const error = useRouteError();
  return isChunkFailure(error) ? <ChunkFailure error={error} /> : <ScreenFailure error={error} />;
}

/** Navigates to the same address, so that a failed screen is rendered or fetched again. */
function useRetry(): () => void {
  const navigate = useNavigate();
  const location = useLocation();
  return () => void navigate(location, { replace: true });
}

function ScreenFailure({ error }: { error: unknown }) {
  const retry = useRetry();
  useEffect(() => reportError(error), [error]);
  return (
    <ErrorScreen
      heading={appTexts.screen.heading}
      text={appTexts.screen.text}
      next={appTexts.general.next}
      actions={
        <>
          <Button variant="primary" onClick={retry}>
            {appTexts.tryAgain}
          </Button>
          <ToStart />
        </>
      }
    />
  );
}

function textFor(onLine: boolean, first: boolean): string {
  if (!onLine) return appTexts.chunk.offline;
  return first ? appTexts.chunk.newVersion : appTexts.chunk.stillFailing;
}

/** Reloads the page once automatically; without network or with unsent text the user decides. */
function ChunkFailure({ error }: { error: unknown }) {
  const hasDrafts = useSelector(selectHasDrafts);
  const [first] = useState(() => mayReload(Date.now()));
  const { onLine } = navigator;
  const automatic = first && !hasDrafts && onLine;
  const retry = useRetry();
  const refreshPage = useRefreshPage();
  const refresh = () => {
    noteReload(Date.now());
    refreshPage();
  };
  const refreshByItself = useEffectEvent(refresh);
  useEffect(() => {
    if (automatic) refreshByItself();
    else reportError(error);
  }, [automatic, error]);
  if (automatic) return null;
  return (
    <ErrorScreen
      heading={appTexts.chunk.heading}
      text={textFor(onLine, first)}
      next={hasDrafts && areDraftsKept() ? appTexts.chunk.drafts : ''}
      actions={
        <>
          {onLine && (
            <Button variant="primary" onClick={refresh}>
              {appTexts.refresh}
            </Button>
          )}
          <Button onClick={retry}>{appTexts.tryAgain}</Button>
        </>
      }
    />
  );
}
