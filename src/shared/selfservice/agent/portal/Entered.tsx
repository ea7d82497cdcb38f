import { useEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useLocation, useNavigate } from 'react-router';
import { to } from '@/core/paths';
import { selectSignedInId } from '@/core/session/sessionSlice';
import { type AgentChannel, readChannel, writeChannel } from '../contactChannel';
import type { Entry } from '../impersonationRules';
import { entered, left, selectImpersonation } from '../impersonationSlice';
import { impersonationTexts as texts } from '../impersonationTexts';
import { keptFor } from '../keptImpersonation';
import { ChannelChoice } from './ChannelChoice';
import { Impersonating } from './Impersonating';
import { NotStarted, Starting } from './PortalStates';

interface EnteredProps {
  entry: Entry;
  person: string;
  scenario: string;
  /** The reason why the scenario cannot be started, or null. */
  obstacle: string | null;
  back: string;
}

/** Once the scenario could be started, the portal stays open, whatever changes about person and scenario. */
function useFree(obstacle: string | null): boolean {
  const [free, setFree] = useState(obstacle === null);
  if (!free && obstacle === null) setFree(true);
  return free;
}

/** Requests a session as soon as there is a channel, and leaves on unmount or when the agent's session ends (T21). */
function useSession(entry: Entry, channel: AgentChannel | null, free: boolean) {
  const dispatch = useDispatch();
  const userId = useSelector(selectSignedInId);
  const isSignedIn = userId !== null;
  const [turn, setTurn] = useState(0);
  const [fullScreen] = useState(() => keptFor(userId, entry)?.fullScreen ?? false);
  const { personId, scenarioId, caseId, caseFlowId } = entry;
  useEffect(() => {
    if (channel === null || !free || !isSignedIn) return undefined;
    const asked = { personId, scenarioId, channel, caseId, caseFlowId };
    dispatch(entered({ asked, fullScreen }));
    return () => {
      dispatch(left());
    };
  }, [dispatch, personId, scenarioId, channel, caseId, caseFlowId, free, isSignedIn, fullScreen, turn]);
  const { current, ...state } = useSelector(selectImpersonation);
  const isMine = current?.personId === personId && current.scenarioId === scenarioId;
  return {
    url: isMine ? state.url : null,
    refused: isMine ? state.obstacle : null,
    again: () => setTurn(turn + 1),
  };
}

/** The router's key for the address at which the page was opened. */
const OPENED_AT = 'default';

/**
 * An address opened from elsewhere never acts in a customer's name automatically, because the user has to choose the
 * channel first. Reloading the page of an open portal continues with that portal.
 */
function useIsFromElsewhere(entry: Entry): boolean {
  const { key } = useLocation();
  const userId = useSelector(selectSignedInId);
  const [wasOpen] = useState(() => keptFor(userId, entry) !== null);
  return key === OPENED_AT && !wasOpen;
}

/** Asks for the channel if needed, then opens the portal. */
export function Entered({ entry, person, scenario, obstacle, back }: EnteredProps) {
  const navigate = useNavigate();
  const userId = useSelector(selectSignedInId);
  const [kept] = useState(() => keptFor(userId, entry)?.channel ?? readChannel(userId));
  const [choosing, setChoosing] = useState(false);
  const known = entry.channel ?? kept;
  const channel = useIsFromElsewhere(entry) ? null : known;
  const about = texts.frame(scenario, person);
  const free = useFree(obstacle);
  const { url, refused, again } = useSession(entry, channel, free);

  const choose = (chosen: AgentChannel) => {
    setChoosing(false);
    writeChannel(userId, chosen);
    void navigate(to.impersonation({ ...entry, channel: chosen }), { replace: true });
    if (chosen === channel) again();
  };
  const leave = () => void navigate(back);

  if (!free) return <NotStarted text={obstacle ?? texts.startFailed} back={back} />;
  if (channel === null)
    return <ChannelChoice about={about} initial={known} onChosen={choose} onClose={leave} />;
  if (url !== null) return <Impersonating url={url} person={person} scenario={scenario} back={back} />;
  if (!refused) return <Starting />;
  const { text, remedy } = refused;
  return (
    <NotStarted
      text={obstacle ?? text}
      back={back}
      {...details[remedy]}
      onRetry={{ again, channel: () => setChoosing(true), none: undefined }[remedy]}
    >
      {choosing && <ChannelChoice about={about} onChosen={choose} onClose={() => setChoosing(false)} />}
    </NotStarted>
  );
}

const details = {
  again: { detail: texts.tryAgain },
  channel: { retryLabel: texts.otherChannel },
  none: { detail: texts.report },
} as const;
